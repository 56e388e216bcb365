//! A game under way, against the simplest model of it: a list of the actions that stand.

use american_rails::Position as AmericanRails;
use game::{Game, Recorded, Seat, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use play::{Course, Door, Entry, Incident, NoWayBack, Play, Unfit};
use proptest::prelude::*;

fn begin<G: Recorded>(seed: u64) -> Play<G> {
    let options = "{}".parse().expect("no options");
    let setup = G::draw(4, &options, &G::own_material(), &mut Seeded::new(seed, 0)).expect("a drawn setup");
    Play::start(setup).expect("it starts")
}

fn play_any<G: Recorded>(play: &mut Play<G>, pick: u16) -> bool {
    let mut legal = Vec::new();
    play.state().actions(&mut legal);
    let Some(seat) = play.state().actor() else { return false };
    play.play(seat, legal[usize::from(pick) % legal.len()]).expect("it is listed");
    true
}

type Actions<G> = Vec<(Seat, <G as Game>::Action)>;

/// The model: what stands at each version, and the state there.
struct Model<G: Recorded> {
    versions: Vec<(Actions<G>, G)>,
    standing: Vec<bool>,
}

impl<G: Recorded> Model<G> {
    fn check(&self, play: &Play<G>) {
        assert_eq!(play.version() as usize + 1, self.versions.len());
        for (version, (actions, state)) in self.versions.iter().enumerate() {
            let version = version as u32;
            let at: Course<G> = play.at(version).expect("it has been");
            assert_eq!((at.state(), at.actions() as usize), (state, actions.len()), "at {version}");
            let standing: Vec<_> =
                play.standing(version).iter().map(|(_, made)| (made.seat, made.action)).collect();
            assert_eq!(&standing, actions, "what stands at {version}");
            assert_eq!(play.stands(version), self.standing[version as usize], "whether {version} stands");
            let until = play.until(version).expect("it has been");
            assert_eq!((until.version(), until.state()), (version, state));
        }
        assert!(play.at(play.version() + 1).is_none());
        let (actions, state) = self.versions.last().expect("a beginning");
        assert_eq!((play.state(), &play.record(Vec::new()).actions), (state, actions));
    }
}

/// Plays and takes back as the steps say, and then follows its own stored entries to the same place.
fn survive<G: Recorded>(seed: u64, steps: &[(u8, u16)]) {
    let mut play = begin::<G>(seed);
    let mut model = Model { versions: vec![(Vec::new(), play.state().clone())], standing: vec![true] };
    for &(kind, pick) in steps {
        if kind % 16 == 1 {
            let now = model.versions.last().expect("a beginning").clone();
            play.note(
                Seat::new(usize::from(pick) % 4),
                Incident::ALL[usize::from(pick) % Incident::ALL.len()],
            );
            model.versions.push(now);
            model.standing.push(true);
        } else if kind % 8 == 0 {
            let to = u32::from(pick) % (play.version() + 2);
            let stands = model.standing.get(to as usize).copied().unwrap_or(false) && to < play.version();
            let over = play.state().actor().is_none();
            let before = play.version();
            match play.take_back(Seat::new(0), to) {
                Ok(_) => {
                    assert!(stands && !over);
                    let now = model.versions[to as usize].clone();
                    model.versions.push(now);
                    model.standing[to as usize + 1..].fill(false);
                    model.standing.push(true);
                }
                Err(why) => {
                    assert_eq!(why, if over { NoWayBack::Over } else { NoWayBack::NotStanding });
                    assert!(over || !stands);
                    assert_eq!(play.version(), before);
                }
            }
        } else if let Some(seat) = play.state().actor()
            && play_any(&mut play, pick)
        {
            let (mut actions, _) = model.versions.last().expect("a beginning").clone();
            let Some(Entry::Move(made)) = play.entry(play.version()) else { panic!("a move") };
            actions.push((seat, made.action));
            model.versions.push((actions, play.state().clone()));
            model.standing.push(true);
        }
    }
    model.check(&play);
    let mut again = begin::<G>(seed);
    for entry in play.texts(0) {
        again.follow(entry.seat, entry.text.to_string()).expect("it was stored");
    }
    model.check(&again);
    assert_eq!(play.texts(0), again.texts(0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn american_rails_survives_any_play_take_back_and_incident(seed: u64, steps in prop::collection::vec(any::<(u8, u16)>(), 0..160)) {
        survive::<AmericanRails>(seed, &steps);
    }

    #[test]
    fn north_american_railways_survives_any_play_take_back_and_incident(seed: u64, steps in prop::collection::vec(any::<(u8, u16)>(), 0..160)) {
        survive::<NorthAmericanRailways>(seed, &steps);
    }
}

#[test]
fn a_refused_action_leaves_everything_as_it_was() {
    let mut play = begin::<AmericanRails>(3);
    let refused = play.act(serde_json::from_str(r#"{"do":"bid","amount":9}"#).as_ref().expect("an action"));
    assert!(refused.is_err());
    assert_eq!((play.version(), play.now().actions()), (0, 0));
}

#[test]
fn an_entry_that_a_newer_program_has_written_is_not_taken_for_another() {
    let mut play = begin::<AmericanRails>(3);
    let seat = play.state().actor().expect("somebody begins");
    for text in [
        r#"{"pause":true}"#,
        r#"{"incident":"lunch"}"#,
        r#"{"incident":"left","to":1}"#,
        r#"{"back":0,"why":"a slip"}"#,
        r#"{"back":-1}"#,
    ] {
        assert_eq!(play.follow(seat, text.to_owned()), Err(Unfit::Newer), "{text}");
    }
    for text in ["[]", "not JSON"] {
        assert_eq!(play.follow(seat, text.to_owned()), Err(Unfit::Unreadable), "{text}");
    }
    assert_eq!(play.version(), 0);
}

#[test]
fn what_was_taken_back_can_be_looked_at() {
    let mut play = begin::<NorthAmericanRailways>(5);
    let seat = play.state().actor().expect("somebody begins");
    for _ in 0..3 {
        play_any(&mut play, 0);
    }
    let third = play.state().clone();
    play.take_back(seat, 1).expect("there is a way back");
    assert_eq!(play.at(3).expect("it has been").state(), &third);
    assert_eq!(play.take_back(seat, 3), Err(NoWayBack::NotStanding));
    assert_eq!(play.take_back(seat, 1).map(|back| back.to), Ok(1), "from a take-back, too");
    assert_eq!(Door::state(&play, game::Viewer::Keeper)["version"], 1);
}
