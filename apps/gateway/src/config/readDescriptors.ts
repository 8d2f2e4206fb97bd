import { lstat, opendir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Descriptor, DescriptorFile } from '@countersign/protocol/clear'
import { BaseError } from '@countersign/protocol/errors'
import type { Logger } from '../lib/createLogger.ts'
import { describeSystemError } from './describeSystemError.ts'

/** The public registry has a thousand files, 4 MB in total, in four levels. */
const maxFiles = 10_000
const maxTotalBytes = 64 * 1024 * 1024
const maxDepth = 6

export type ReadDescriptorsParameters = { folder: string; logger: Pick<Logger, 'info' | 'warn'> }

/**
 * Reads ERC-7730 descriptors in the layout of the public registry: `registry/<entity>/calldata-*.json` and
 * `eip712-*.json`, with their includes. An invalid file is logged and skipped; a missing folder stops the start.
 */
export async function readDescriptors({ folder, logger }: ReadDescriptorsParameters): Promise<DescriptorFile[]> {
  const { maxDescriptorBytes, parseDescriptorFile, resolveIncludes } = await import('@countersign/protocol/clear')
  const paths = await listFiles(folder, logger)
  let total = 0
  const read = async (path: string): Promise<Descriptor | undefined> => {
    const file = join(folder, path)
    const facts = await lstat(file).catch(() => undefined)
    // Skips symbolic links, which may lead out of the folder.
    if (!facts?.isFile()) return undefined
    if (facts.size > maxDescriptorBytes)
      throw new BaseError(
        'UNUSABLE_FILE',
        `The file cannot be used: the file is larger than ${maxDescriptorBytes} bytes.`,
      )
    total += facts.size
    if (total > maxTotalBytes)
      throw new BaseError('UNUSABLE_FILE', 'The file cannot be used: the size limit of the folder is exceeded.')
    return parseDescriptorFile(await readFile(file, 'utf8'))
  }
  const files: DescriptorFile[] = []
  for (const path of paths)
    try {
      files.push({ descriptor: await resolveIncludes({ path, read }), name: path })
    } catch (error) {
      const reason = error instanceof BaseError ? error.shortMessage : describeSystemError(error)
      logger.warn({ file: path, reason }, 'skipped an ERC-7730 descriptor')
    }
  logger.info({ files: files.length, leftOut: paths.length - files.length }, 'loaded ERC-7730 descriptors')
  return files
}

/** Descriptors of contracts; not tests, attestations or files that are only included. */
const isDescription = /^(calldata|eip712)-[^/]*\.json$/
const skipped = new Set(['tests', 'testsv2', 'sigs', 'node_modules'])

async function listFiles(folder: string, logger: Pick<Logger, 'warn'>): Promise<string[]> {
  const found: string[] = []
  const visit = async (current: string, depth: number): Promise<void> => {
    for await (const entry of await opendir(current)) {
      const path = join(current, entry.name)
      if (entry.isDirectory() && depth < maxDepth && !skipped.has(entry.name) && !entry.name.startsWith('.'))
        await visit(path, depth + 1)
      if (entry.isFile() && isDescription.test(basename(path))) found.push(relative(folder, path).split(sep).join('/'))
    }
  }
  await visit(folder, 0).catch((cause: unknown) => {
    throw new BaseError(
      'DESCRIPTOR_FOLDER',
      `The folder ${folder} cannot be read (${describeSystemError(cause)}). Correct it, or unset COUNTERSIGN_CLEAR_SIGNING.`,
      { cause },
    )
  })
  if (found.length > maxFiles)
    logger.warn(
      { files: found.length, read: maxFiles },
      'too many files in COUNTERSIGN_CLEAR_SIGNING: some were skipped',
    )
  return found.sort().slice(0, maxFiles)
}
