//! Which addresses may be written to.

use std::net::IpAddr;

use notices::{Fault, Outside, is_public};

#[test]
fn only_public_addresses_are_public() {
    let public = [
        "1.1.1.1",
        "8.8.8.8",
        "93.184.216.34",
        "100.63.0.1",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "198.17.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "2606:4700::1111",
        "2a00:1450:4001::1",
        "2001:4860:4860::8888",
        "2001:200::1",
    ];
    let private = [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "::8.8.8.8",
        "64:ff9b::7f00:1",
        "64:ff9b::808:808",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:0:53aa:64c:0:0:0:1",
        "2001:10::1",
        "2001:20::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:c0a8:101::",
        "3fff::1",
        "5f00::1",
        "2a00:1450::5efe:7f00:1",
        "2a00:1450::200:5efe:a00:1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ];
    let parse = |text: &str| text.parse::<IpAddr>().expect("an address");
    for text in public {
        assert!(is_public(parse(text)), "{text}");
    }
    for text in private {
        assert!(!is_public(parse(text)), "{text}");
    }
}

#[test]
fn an_address_is_judged_however_it_is_written() {
    let outside = Outside::public().expect("a way out");
    for (text, why) in [
        ("", Fault::Address),
        ("example.org", Fault::Address),
        ("http://example.org/", Fault::Address),
        ("ftp://example.org/", Fault::Address),
        ("file:///etc/passwd", Fault::Address),
        ("https://", Fault::Address),
        ("https://ann:secret@example.org/", Fault::Address),
        ("https://127.0.0.1/", Fault::Private),
        ("https://127.1/", Fault::Private),
        ("https://2130706433/", Fault::Private),
        ("https://0x7f000001/", Fault::Private),
        ("https://0177.0.0.1/", Fault::Private),
        ("https://１２７.0.0.1/", Fault::Private),
        ("https://[::1]/", Fault::Private),
        ("https://[::ffff:127.0.0.1]/", Fault::Private),
        ("https://[::ffff:7f00:1]/", Fault::Private),
        ("https://[64:ff9b::7f00:1]/", Fault::Private),
        ("https://169.254.169.254/latest/meta-data", Fault::Private),
    ] {
        assert_eq!(outside.checked(text), Err(why), "{text}");
    }
    assert!(outside.checked("https://example.org:8443/a?b=c").is_ok());
    let inside = outside.and_inside();
    assert!(inside.checked("http://127.0.0.1:8080/").is_ok());
    assert_eq!(inside.checked("ftp://127.0.0.1/"), Err(Fault::Address));
}
