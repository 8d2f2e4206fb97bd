import { type ProofReport, parseCheckpoint, proveSafe } from '@countersign/protocol/proof'
import type { Address } from 'viem'
import { getText, type OptionValues } from '../arguments/Command.ts'
import { UsageError } from '../CliError.ts'
import { readTextFile } from '../file/readTextFile.ts'
import { createNode, parseUrl, type Sources } from '../sources/openSources.ts'

export function hasConfirmation(options: OptionValues): boolean {
  return options.checkpoint !== undefined || options['second-node'] !== undefined
}

/** Proves what the node states about a Safe against a second node, a checkpoint, or both. */
export async function proveAgainstOthers(
  options: OptionValues,
  { safe, sources: { chainId, node } }: { safe: Address; sources: Sources },
): Promise<ProofReport> {
  const nodeUrl = getText(options, 'node')
  if (!node) throw new UsageError('--second-node and --checkpoint prove what a node states: add --node.')
  const second = getText(options, 'second-node')
  const path = getText(options, 'checkpoint')
  if (second !== undefined && second === nodeUrl)
    throw new UsageError('--second-node is the same node as --node. A node cannot confirm itself.')
  const checkpoint = path === undefined ? undefined : parseCheckpoint(await readTextFile(path))
  const others =
    second === undefined ? [] : [{ client: createNode(parseUrl('second-node', second)), name: 'The second node' }]
  return proveSafe({ chainId, checkpoint, nodes: [{ client: node, name: 'The node' }, ...others], safe })
}
