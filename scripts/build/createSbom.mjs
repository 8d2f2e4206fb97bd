import { createHash } from 'node:crypto'

/** Workspaces whose code is in the release; `packages/test` is for tests. */
const shipped = /^(apps|packages)\/(?!test$)[^/]+$/

/**
 * The software bill of materials of a release (CycloneDX 1.6): every package of the lock file that runs in the service,
 * in the browser or in the command line. Tools and tests are left out.
 *
 * @param lock The parsed package-lock.json
 * @param date Time of the commit, so that the same commit has the same file
 */
export function createSbom(lock, { date, version }) {
  const workspaces = Object.keys(lock.packages).filter((path) => shipped.test(path))
  const direct = [...new Set(workspaces.flatMap((path) => listNeeded(lock, path)))]
  const paths = new Set()
  for (let found = direct; found.length > 0; ) {
    for (const path of found) paths.add(path)
    found = found.flatMap((path) => listNeeded(lock, path)).filter((path) => !paths.has(path))
  }
  // What several folders hold in the same version is one component.
  const components = new Map()
  const edges = new Map()
  for (const path of [...paths].sort()) {
    const component = toComponent(toName(path), lock.packages[path])
    const { purl } = component
    if (!components.has(purl)) components.set(purl, component)
    edges.set(purl, [...(edges.get(purl) ?? []), ...listNeeded(lock, path).map((needed) => toPurlOf(lock, needed))])
  }
  const product = `pkg:npm/countersign@${version}`
  const bom = {
    metadata: {
      ...(date === null ? {} : { timestamp: date }),
      component: {
        type: 'application',
        'bom-ref': product,
        name: 'countersign',
        version,
        licenses: [{ license: { id: 'MIT' } }],
        purl: product,
      },
    },
    components: sortBy([...components.values()], ({ purl }) => purl),
    dependencies: [
      { ref: product, dependsOn: toSet(direct.map((path) => toPurlOf(lock, path))) },
      ...sortBy([...edges], ([ref]) => ref).map(([ref, on]) => ({ ref, dependsOn: toSet(on) })),
    ],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(JSON.stringify(bom))}`,
    version: 1,
    ...bom,
  }
}

/** The folders of what a package needs, own workspaces aside. */
function listNeeded({ packages }, path) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path]
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    .map((name) => findFolder(packages, path, name))
    .filter((found) => found !== undefined && packages[found].link !== true)
}

/** Where Node finds a package: beside its user, or in a folder above. Optional ones may be missing. */
function findFolder(packages, user, name) {
  const parts = user.split('/node_modules/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => packages[path] !== undefined,
  )
}

const toName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const toPurlOf = ({ packages }, path) => toPurl(toName(path), packages[path])
const toSet = (texts) => [...new Set(texts)].sort()
const sortBy = (items, select) => items.toSorted((a, b) => (select(a) < select(b) ? -1 : 1))

function toComponent(name, { integrity, license, optional, version }) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const purl = toPurl(name, { version })
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
    ...(license === undefined ? {} : { licenses: [toLicence(license)] }),
    purl,
  }
}

function toLicence(text) {
  if (/^SEE LICEN[CS]E IN |^UNLICENSED$/.test(text)) return { license: { name: text } }
  return /[ ()]/.test(text) ? { expression: text } : { license: { id: text } }
}

/** https://github.com/package-url/purl-spec: the @ of a scope is percent-encoded. */
function toPurl(name, { version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** From the content, in the form of a random UUID (version 8, for uses of one's own). */
function toUuid(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
