/** The form of a token of `careers-sample`; nobody knows its ref. */
export const GOOD_TOKEN = 'https://careers-sample.prismic.io/previews/abc:def?websitePreviewId=abc'

/**
 * Invalid preview tokens by their fault. They must start no preview of `careers-sample`, cause no
 * request and redirect to no other site.
 */
export const HOSTILE_TOKENS: readonly (readonly [string, string])[] = [
  // Other hosts
  ['another site', 'https://evil.example/previews/abc:def'],
  ['another site with our name in the path', 'https://evil.example/careers-sample.prismic.io/x'],
  ['another site with our name in the query', 'https://evil.example/?careers-sample.prismic.io'],
  ['our name before another domain', 'https://careers-sample.prismic.io.evil.example/previews/x'],
  ['our name within another domain', 'https://evil-careers-sample.prismic.io.example/previews/x'],
  ['no dot before the domain', 'https://careers-sampleprismic.io/previews/x'],
  ['another domain that ends like it', 'https://careers-sample.notprismic.io/previews/x'],
  ['a subdomain of ours', 'https://x.careers-sample.prismic.io/previews/x'],
  ['the domain alone', 'https://prismic.io/previews/x'],
  ['another repository', 'https://other-repo.prismic.io/previews/x'],
  ['another repository on the CDN', 'https://other-repo.cdn.prismic.io/previews/x'],
  ['a repository that begins like ours', 'https://careers-sample2.prismic.io/previews/x'],
  ['a repository that ends like ours', 'https://my-careers-sample.prismic.io/previews/x'],
  ['an unknown kind of host', 'https://careers-sample.wroom.prismic.io/previews/x'],
  ['a dot at the end of the host', 'https://careers-sample.prismic.io./previews/x'],
  ['a full-width dot', 'https://careers-sample\uff0eprismic.io/previews/x'],
  ['a Cyrillic letter', 'https://c\u0430reers-sample.prismic.io/previews/x'],
  ['a zero-width space', 'https://careers-sample\u200b.prismic.io/previews/x'],
  ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
  ['this machine', 'http://127.0.0.1/previews/x'],
  // User names
  ['our host as a user name', 'https://careers-sample.prismic.io@evil.example/previews/x'],
  ['our host as a password', 'https://u:careers-sample.prismic.io@evil.example/previews/x'],
  ['a user name before our host', 'https://evil@careers-sample.prismic.io/previews/x'],
  ['a password before our host', 'https://a:b@careers-sample.prismic.io/previews/x'],
  ['an empty user name', 'https://@careers-sample.prismic.io/previews/x'],
  ['an escaped at sign', 'https://careers-sample.prismic.io%40evil.example/previews/x'],
  // Ports
  ['another port', 'https://careers-sample.prismic.io:8443/previews/x'],
  ['the usual port, written out', 'https://careers-sample.prismic.io:443/previews/x'],
  ['an empty port', 'https://careers-sample.prismic.io:/previews/x'],
  ['a port that is no number', 'https://careers-sample.prismic.io:evil.example/previews/x'],
  // Encodings
  ['an escaped host', 'https://careers-sample%2Eprismic%2Eio/previews/x'],
  ['an escaped slash behind the host', 'https://evil.example%2F.careers-sample.prismic.io/x'],
  ['encoded once more', encodeURIComponent(GOOD_TOKEN)],
  ['a null byte', 'https://careers-sample.prismic.io\u0000.evil.example/previews/x'],
  ['an escaped null byte', 'https://careers-sample.prismic.io%00.evil.example/previews/x'],
  ['a broken escape', '%E0%A4%A'],
  ['JSON of another repository', '{"other-repo.prismic.io":{"preview":"https://x.example/"}}'],
  ['JSON with another host under our name', hidden('https://evil.example/previews/x')],
  ['JSON with another scheme under our name', hidden('javascript:alert(1)//')],
  ['JSON with no text under our name', '{"careers-sample.prismic.io":{"preview":{"x":1}}}'],
  ['JSON with nothing under our name', '{"careers-sample.prismic.io":null}'],
  ['JSON with our name by inheritance', '{"__proto__":{"careers-sample.prismic.io":{}}}'],
  // Slashes
  ['no scheme', '//careers-sample.prismic.io/previews/x'],
  ['no scheme and another site', '//evil.example/previews/x'],
  ['three slashes', 'https:///careers-sample.prismic.io/previews/x'],
  ['backslashes for slashes', 'https:\\\\careers-sample.prismic.io\\previews\\x'],
  ['a backslash behind the host', 'https://evil.example\\.careers-sample.prismic.io/previews/x'],
  ['a backslash in the path', 'https://careers-sample.prismic.io/\\evil.example'],
  ['a backslash before another host', 'https://careers-sample.prismic.io\\@evil.example/x'],
  ['a hash behind another host', 'https://evil.example#.careers-sample.prismic.io/previews/x'],
  ['a query behind another host', 'https://evil.example?.careers-sample.prismic.io/previews/x'],
  ['a local path', '/previews/x'],
  // Schemes
  ['without TLS', 'http://careers-sample.prismic.io/previews/x'],
  ['javascript:', 'javascript:alert(document.cookie)'],
  ['javascript: with our host in a comment', 'javascript://careers-sample.prismic.io/%0aalert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['file:', 'file:///etc/passwd'],
  // Line breaks and other separators
  ['a line break before a header', `${GOOD_TOKEN}\r\nSet-Cookie: session=stolen`],
  ['a line feed', `${GOOD_TOKEN}\nLocation: https://evil.example`],
  ['a line break in the host', 'https://careers-sample.prismic.io\r\n.evil.example/previews/x'],
  ['a tab in the host', 'https://careers-\tsample.prismic.io/previews/x'],
  ['a space in front', ` ${GOOD_TOKEN}`],
  ['a space in the path', 'https://careers-sample.prismic.io/previews/x https://evil.example'],
  ['a line separator', `${GOOD_TOKEN}\u2028`],
  ['markup', `${GOOD_TOKEN}"><script>alert(1)</script>`],
  // Sizes
  ['10 kB of path', `https://careers-sample.prismic.io/previews/${'a'.repeat(10_000)}`],
  ['10 kB of host', `https://${'a'.repeat(10_000)}.prismic.io/previews/x`],
  ['10 kB of slashes', `https://${'/'.repeat(10_000)}careers-sample.prismic.io/`],
  ['10 kB of brackets', '['.repeat(10_000)],
  ['10 kB of escapes', '%25'.repeat(3_334)],
]

function hidden(preview: string): string {
  return JSON.stringify({ 'careers-sample.prismic.io': { preview } })
}
