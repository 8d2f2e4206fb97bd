import { expect, test } from 'vitest'
import { computeCid } from './computeCid.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const fill = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) & 255)

// From ipfs-unixfs-importer 15.4.0 with the defaults of `ipfs add --cid-version=1`, the first also from kubo's tests.
test.each([
  ['nothing', {}, 'bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354'],
  ['one file', { 'a.txt': encode('hello world') }, 'bafybeidss4ygl4z2zset4jrvwrgjgmw7pu56db4a4lny5foue4f6x2racm'],
  [
    'folders, files of several blocks, an empty one, and names to sort by bytes',
    {
      'Z.txt': encode('z'),
      'assets/a.js': fill(262_144),
      'assets/b.js': fill(300_000),
      'assets/big.bin': fill(1_000_000),
      'assets/deep/ä.txt': encode('x'),
      empty: new Uint8Array(),
      'index.html': encode('<!doctype html>'),
    },
    'bafybeicfy3b22bcs5jnqcnszi7joxwam6bnxbgxoymq23y236bj4v4s55q',
  ],
  [
    'a file with two levels of nodes',
    { 'huge.bin': fill(262_144 * 175 + 5) },
    'bafybeiepbnrmpab4t4b4d32uq3cww6qpgchzftqruepywhylt3kzhfdrr4',
  ],
])('default: %s', (_, files, cid) => {
  expect(computeCid(new Map(Object.entries(files).toReversed()))).toBe(cid)
})

test('error: a folder that IPFS would shard', () => {
  const files = Array.from({ length: 7_000 }, (_, index) => [`${index}.js`, encode('x')] as const)
  expect(() => computeCid(new Map(files))).toThrow('too many files')
})
