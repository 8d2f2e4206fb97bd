import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Report } from '../BenchResult.ts'

const limit = 35_000

/** The added size of hashing and signature checks in an app with viem. The WebAssembly is loaded on use. */
export async function measureSize(report: Report): Promise<void> {
  const bare =
    'keccak256, hashTypedData, hashMessage, recoverPublicKey, checksumAddress, isAddressEqual, concat, pad, slice, size, isHex, isAddress, numberToHex, stringToHex, serializeSignature, parseCompactSignature, compactSignatureToSignature, hexToBytes, bytesToHex, BaseError'
  const kernel = `export { hashSafeMessage, hashSafeTransaction } from '@countersign/protocol/hash'
    export { packSignatures, parseSignatures, recoverSigner } from '@countersign/protocol/signatures'`
  const complete = await measure(`${kernel}; export { ${bare} } from 'viem'`)
  const viem = await measure(`export { ${bare} } from 'viem'`)
  report({
    baseline: limit,
    name: 'hashing and signature checks on top of viem, gzip (baseline: the limit)',
    unit: 'bytes',
    value: complete.entry - viem.entry,
  })
  report({
    baseline: viem.entry,
    name: "the same, loaded on first recovery (baseline: viem's share)",
    unit: 'bytes',
    value: complete.lazy - viem.lazy,
  })
}

async function measure(contents: string): Promise<{ entry: number; lazy: number }> {
  const { outputFiles } = await build({
    bundle: true,
    conditions: ['@repo/source'],
    format: 'esm',
    logLevel: 'silent',
    minify: true,
    outdir: 'out',
    platform: 'browser',
    splitting: true,
    stdin: { contents, loader: 'ts', resolveDir: fileURLToPath(new URL('.', import.meta.url)), sourcefile: 'entry.ts' },
    target: 'es2023',
    write: false,
  })
  // The entry and its static imports; other chunks load later.
  const byName = new Map(outputFiles.map((file) => [file.path.split('/').at(-1) ?? '', file]))
  const wanted = new Set<string>()
  const queue = ['stdin.js']
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (wanted.has(name)) continue
    wanted.add(name)
    const text = byName.get(name)?.text ?? ''
    for (const [, imported] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) if (imported) queue.push(imported)
  }
  const sum = (isWanted: boolean) =>
    outputFiles
      .filter((file) => wanted.has(file.path.split('/').at(-1) ?? '') === isWanted)
      .reduce((total, file) => total + gzipSync(file.contents).length, 0)
  return { entry: sum(true), lazy: sum(false) }
}
