// The one check that must run before anything else is loaded: is this the Node that the project pins?

/** Ends the process with a sentence when the pinned Node is missing (for one, after `--omit=optional`). */
export function requirePinnedNode() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= 26) return
  console.error(
    `Portico runs on the Node 26 that its lock file pins, and this is ${process.version}. ` +
      'Run "npm ci" without --omit=optional, then start it with "npm start".',
  )
  process.exit(1)
}
