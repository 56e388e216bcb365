use game::{Game, Money};
use north_american_railways::{Action, City, Column, Company, Illegal, Position, StartCity};

use super::{Teller, column};
use crate::Arg;

/// Money is hidden: the only cash that a refusal may name is that of the player who is refused. Rulings are
/// asked of the actor, so that is who [`asked`](Teller::asked) finds; refusals of others name no cash.
impl Teller<'_> {
    pub(super) fn refusal(&self, illegal: Illegal) -> String {
        self.with_possibilities(self.why_not(illegal), self.possible_instead(illegal))
    }

    fn why_not(&self, illegal: Illegal) -> String {
        let player = |seat| -> (&str, Arg) { ("player", self.player_or_you(seat)) };
        let company = |company| -> (&str, Arg) { ("company", self.company(company).into()) };
        let money = |gap: &'static str, amount: Money| -> (&str, Arg) { (gap, amount.into()) };
        let asked = self.asked();
        let own_price = || self.position.own_share_price(asked).unwrap_or(Position::FIXED_PRICE);
        let step = || money("step", Position::PRICE_STEP);
        let (id, args) = match illegal {
            Illegal::AnothersDecision { seat, actor } => {
                ("refused-another", vec![player(seat), ("actor", self.player(actor).into())])
            }
            Illegal::GameOver => ("refused-over", vec![]),
            Illegal::NoAnswer => ("refused-no-answer", vec![("question", self.question(asked).into())]),
            Illegal::HasDirector { company: of, director } if director == asked => {
                ("nar-refused-founded-own", vec![company(of), player(asked), money("price", own_price())])
            }
            Illegal::HasDirector { company: of, director } => {
                let director = ("director", self.player(director).into());
                ("nar-refused-founded", vec![company(of), director, player(asked)])
            }
            Illegal::NotDirector { company: of, director: Some(director) } => {
                let director = ("director", self.player(director).into());
                ("nar-refused-not-director", vec![company(of), director, player(asked)])
            }
            Illegal::NotDirector { company: of, director: None } | Illegal::NobodyToAsk(of) => {
                ("nar-refused-not-founded", vec![company(of), player(asked)])
            }
            Illegal::OwnCompany(of) => {
                ("nar-refused-own-company", vec![company(of), player(asked), money("price", own_price())])
            }
            Illegal::MustSelect => ("nar-refused-must-select", vec![player(asked)]),
            Illegal::TriedBefore(of) => ("nar-refused-tried-before", vec![company(of), player(asked)]),
            Illegal::NotOnOffer(of) => ("nar-refused-not-on-offer", vec![company(of)]),
            Illegal::NotAtFront { company: of, column: at, front: Some(front) } => {
                let front = ("front", self.company(front).into());
                ("nar-refused-not-at-front", vec![company(of), column(at), front])
            }
            Illegal::NotAtFront { column: at, front: None, .. } => {
                ("nar-refused-column-empty", vec![column(at)])
            }
            Illegal::BrokenDollar => ("nar-refused-broken-dollar", vec![step()]),
            Illegal::NoMultipleOf100 { price } => {
                ("nar-refused-multiple", vec![money("price", price), step()])
            }
            Illegal::PriceTooLow { price } => {
                let most = money("most", whole_steps(self.position.cash(asked)));
                ("nar-refused-price-too-low", vec![money("price", price), step(), most, player(asked)])
            }
            Illegal::BeyondCash { price, cash } => {
                ("nar-refused-beyond-cash", vec![money("price", price), money("cash", cash), player(asked)])
            }
            Illegal::FixedPrice { price, cash } => {
                ("nar-refused-fixed-price", vec![money("price", price), money("cash", cash), player(asked)])
            }
            Illegal::StartCityFromStack => {
                ("nar-refused-start-from-stack", vec![("city", self.top_start_city().into())])
            }
            Illegal::StartCityOpen => ("nar-refused-start-open", vec![player(asked)]),
            Illegal::StartCityTaken(city) => return self.start_city_taken(city),
            Illegal::CannotIntercept { price, cash } => {
                ("nar-refused-intercept", vec![money("price", price), money("cash", cash), player(asked)])
            }
            Illegal::AlreadyPassed(seat) => ("nar-refused-already-passed", vec![player(seat)]),
            Illegal::NoShareHeld(of) => ("nar-refused-no-share-held", vec![player(asked), company(of)]),
            Illegal::UsedBefore(of) => ("nar-refused-used-before", vec![player(asked), company(of)]),
            Illegal::CityNotAtFront(city) => return self.city_not_at_front(city),
            Illegal::TreasuryTooPoor { company: of, city, cost, treasury } => {
                let city = ("city", self.city(city).into());
                let args = vec![company(of), city, money("cost", cost), money("treasury", treasury)];
                ("nar-refused-treasury-too-poor", args)
            }
        };
        self.say(id, &args)
    }

    fn top_start_city(&self) -> String {
        self.position.start_cities().first().map(|&city| self.start_city(city)).unwrap_or_default()
    }

    fn start_city_taken(&self, city: StartCity) -> String {
        let taken = |&company: &Company| self.position.start_city(company) == Some(city);
        let city = ("city", self.start_city(city).into());
        match Company::ALL.into_iter().find(taken) {
            Some(company) => {
                self.say("nar-refused-city-bought", &[city, ("company", self.company(company).into())])
            }
            None => self.say("nar-refused-start-taken", &[city]),
        }
    }

    /// The city lies behind another one, or a company has it.
    fn city_not_at_front(&self, city: City) -> String {
        let position = self.position;
        let named = ("city", self.city(city).into());
        if let Some(owner) =
            Company::ALL.into_iter().find(|&company| position.network(company).contains(&city))
        {
            return self.say("nar-refused-city-bought", &[named, ("company", self.company(owner).into())]);
        }
        let column = Column::ALL.into_iter().find(|&column| position.cities(column).contains(&city));
        let front = column.and_then(|column| position.front_city(column)).unwrap_or(city);
        self.say("nar-refused-city-behind", &[named, ("front", self.city(front).into())])
    }

    /// What the same kind of action could name, where a player may have missed it.
    fn possible_instead(&self, illegal: Illegal) -> Vec<String> {
        if let Illegal::NoMultipleOf100 { price } = illegal {
            return self.prices_near(price);
        }
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        if matches!(
            illegal,
            Illegal::MustSelect
                | Illegal::TriedBefore(_)
                | Illegal::NotOnOffer(_)
                | Illegal::FixedPrice { .. }
        ) {
            return self.trades(&legal);
        }
        let instead = |action: &Action| match (illegal, *action) {
            (
                Illegal::NotAtFront { company, .. },
                Action::Found { company: other, column: at, .. }
                | Action::Buy { company: other, column: at }
                | Action::Propose { company: other, column: at, .. },
            ) if company == other => Some(self.say("nar-in-column", &[column(at)])),
            (
                Illegal::StartCityOpen | Illegal::StartCityTaken(_),
                Action::Found { start_city: Some(city), .. },
            ) => Some(self.start_city(city)),
            (Illegal::CannotIntercept { .. }, Action::Allow) => {
                let proposer = self.position.proposal()?.proposer;
                Some(self.say("nar-option-allow", &[("proposer", self.player(proposer).into())]))
            }
            (Illegal::NoShareHeld(_) | Illegal::UsedBefore(_), Action::Connect { company, .. }) => {
                Some(self.company(company))
            }
            (Illegal::CityNotAtFront(_), Action::Connect { city, .. }) => Some(self.city(city)),
            (Illegal::TreasuryTooPoor { company, .. }, Action::Connect { company: other, city })
                if company == other =>
            {
                Some(self.city(city))
            }
            _ => None,
        };
        legal.iter().filter_map(instead).collect()
    }

    /// The prices that somebody may have meant who has named this one.
    fn prices_near(&self, price: Money) -> Vec<String> {
        let (step, cash) = (Position::PRICE_STEP, self.position.cash(self.asked()));
        let below = whole_steps(price.clamp(Money::ZERO, cash));
        let near = [below, below + step].into_iter().filter(|price| (step..=cash).contains(price));
        near.map(|price| self.phrases.money(price)).collect()
    }
}

/// The highest price that is no more than this.
fn whole_steps(amount: Money) -> Money {
    let step = Position::PRICE_STEP.0;
    Money(amount.0.div_euclid(step) * step)
}
