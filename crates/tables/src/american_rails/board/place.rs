//! Where things lie in the picture.

use american_rails::{Board, Hex};

/// Across and down.
pub(super) type Point = (i32, i32);

/// Half the width of a hex.
pub(super) const HALF: i32 = 26;
/// Half its height.
const TALL: i32 = 30;
/// From the middle of one row to that of the next.
const PITCH: i32 = 45;
/// The corners of a hex, clockwise from the north.
pub(super) const CORNERS: [Point; 6] = [(0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15)];
/// From a hex to those beside it: the first is beyond the side between the first two corners.
pub(super) const BESIDE: [Point; 6] = [(26, -45), (52, 0), (26, 45), (-26, 45), (-52, 0), (-26, -45)];

/// The middle of a hex.
pub(super) fn place(board: &Board, hex: Hex) -> Point {
    let (row, column) = board.place(hex);
    let shift = if row.is_multiple_of(2) { 0 } else { HALF };
    (HALF + 2 * HALF * column as i32 + shift, TALL + PITCH * row as i32)
}

/// What of the picture is to be seen: all hexes, with room for the coast.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Frame {
    pub(super) fn of(board: &Board) -> Frame {
        let mut places = board.hexes().map(|hex| place(board, hex));
        let first = places.next().unwrap_or_default();
        let ends = places.fold((first, first), |(least, most), (x, y)| {
            ((least.0.min(x), least.1.min(y)), (most.0.max(x), most.1.max(y)))
        });
        let ((left, top), (right, bottom)) = ends;
        // Around land that goes on the water lines need no room.
        let [left_margin, top_margin, right_margin, bottom_margin] =
            if board.map().scenery.is_some() { [6, 12, 21, 15] } else { [40; 4] };
        let (left, top) = (left - HALF - left_margin, top - TALL - top_margin);
        Frame {
            left,
            top,
            width: right + HALF + right_margin - left,
            height: bottom + TALL + bottom_margin - top,
        }
    }

    /// Whether a point lies within, and well away from the edge.
    pub(super) fn holds(self, (x, y): Point) -> bool {
        (self.left + 60..self.left + self.width - 60).contains(&x)
            && (self.top + 60..self.top + self.height - 60).contains(&y)
    }
}
