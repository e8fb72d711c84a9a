// Plain JavaScript: it must run in Node versions that are too old for the rest.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Escaparate needs Node 22.18 or newer and found ${process.versions.node}. On Linux, "npm ci" brings Node 24; elsewhere install it.\n`,
  )
  process.exit(1)
}
