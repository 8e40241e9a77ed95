# A software bill of materials in CycloneDX: what Debian, npm and we have put into an image.
# https://cyclonedx.org/docs/1.6/json/
# Scanners look packages up by their package URL. https://github.com/package-url/purl-spec

def library($purl; $name; $version): {type: "library", name: $name, version: $version, "bom-ref": $purl, purl: $purl};

def debian_packages:
  $packages | split("\n")[] | split(" ")
  # A removed package may leave its configuration, and so an entry, behind.
  | select(.[0] == "installed") as [$_, $name, $version, $architecture, $source, $source_version]
  # Debian files vulnerabilities under the source package, of which the scanners read the name here.
  | (if $source == $name and $source_version == $version then ""
     else "&upstream=" + ("\($source)" + (if $source_version == $version then "" else "@\($source_version)" end) | @uri) end) as $upstream
  | library("pkg:deb/debian/\($name | @uri)@\($version | @uri)?arch=\($architecture)&distro=debian-\($debian)\($upstream)"; $name; $version);

def node:
  select($node != "") | ($node | ltrimstr("v")) as $version
  # By this name vulnerabilities of Node are filed.
  | library("pkg:generic/node@\($version)"; "node"; $version)
    + {type: "application", cpe: "cpe:2.3:a:nodejs:node.js:\($version):*:*:*:*:*:*:*"};

def npm_packages:
  $npm[].packages | to_entries[]
  | select((.key | contains("node_modules/")) and (.value.link | not))
  | (.value.name // (.key | sub("^.*node_modules/"; ""))) as $name
  | library("pkg:npm/\($name | sub("^@"; "%40"))@\(.value.version)"; $name; .value.version)
    + (.value.license | if type == "string" then {licenses: [{license: {name: .}}]} else {} end);

{
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  serialNumber: "urn:uuid:\($uuid)",
  version: 1,
  metadata: {timestamp: (now | todate), component: {type: "container", name: $image}},
  components: (
    [{type: "operating-system", name: "debian", version: $debian, "bom-ref": "debian-\($debian)"}]
    + ([debian_packages, node, npm_packages] | unique_by(."bom-ref"))
  )
}
