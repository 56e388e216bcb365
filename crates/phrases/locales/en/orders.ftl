# Standing orders: what is done for a player who is away.

order-bid-pass = Bid for { $company } by the least raise, up to { $amount }; then pass.
order-bid-ask = Bid for { $company } by the least raise, up to { $amount }; then ask me.
order-pass-auction = Pass in this auction for { $company }.
order-pass-until-turn = Pass in every auction until my next turn.
order-take-row = Take the row “{ $row }” next if it is still free; otherwise ask me.

order-offer-bid-pass = bid, then pass
order-offer-bid-ask = bid, then ask me
order-offer-pass-auction = Pass this auction
order-offer-pass-until-turn = Pass until my next turn

order-slot-bid = Bid for { $company } by the least raise, up to
order-slot-auction = In auctions
order-slot-row = If it is still free, take next

order-dropped-never-came-up = What it was for is over, and it was not needed.
order-dropped-own-decision = You have decided otherwise yourself.
order-dropped-taken-back = A move was taken back.
order-dropped-seat-changed = The seat has changed hands.
order-dropped-row-taken = The row was taken by somebody else.
order-dropped-not-director = You are not the director any more.
order-dropped-cannot-pay = You could not have paid.
order-dropped-refused = It could not be carried out any more.

order-refused-malformed = The order cannot be read: look at “{ $field }”.
order-refused-not-now = This order cannot be given now.
order-refused-too-low = The limit has to be at least { $least }.
order-refused-beyond-cash = The limit is more than the { $cash } you have.
order-refused-step = The limit has to be a multiple of { $step }.

problem-orders-players = Only players give standing orders, and only for their own seat.
problem-orders-not-running = The game is not running: there is nothing to give orders for.
problem-orders-none = There is no such order.

order-title = Standing orders
order-button = Orders
order-private = They are carried out for you while you are away. Nobody else sees them, or that there are any; anything unexpected drops them.
order-nothing = There is nothing to order right now.
order-give = Give this order: { $order }
order-replaces = Of each kind one order stands: a second one takes the place of the first.
order-did = Your order:
order-ended = Your order is at its end.
order-given = The order is given.
order-withdrawn = The order is gone.
order-withdraw = Withdraw
order-dismiss = Clear
order-less = Less
order-more = More
order-range = { $least } to { $most }
order-state-stands = Stands:
order-state-asks = Up to you now:
order-state-carried-out = Carried out:
order-state-dropped = Dropped:

terminal-orders = These can be ordered (order, the number or a part of its name, and the amount):
terminal-ordered = Ordered: { $order }
terminal-order-dropped = Dropped: { $order } { $reason }
