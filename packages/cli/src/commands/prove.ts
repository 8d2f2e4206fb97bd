import type { ProofReport, ProvenState } from '@countersign/protocol/proof'
import type { Command, CommandContext } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { exitCodes, getWorstOutcome, type Outcome, UsageError } from '../CliError.ts'
import { judge } from '../report/judge.ts'
import { hasConfirmation, proveAgainstOthers } from '../report/proveAgainstOthers.ts'
import { renderChecks } from '../report/renderChecks.ts'
import { confirmationOptions, openSources, sourceOptions } from '../sources/openSources.ts'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'

const { service: _service, ...options } = sourceOptions

export const prove: Command = {
  details: [
    'Proves owners, threshold, nonce, modules, guards, code and balance with eth_getProof against a block that a second',
    'node or a checkpoint file confirms, and names the node whose data differ from the proof. Without eth_getProof the',
    'nodes are compared. Exit code 0 only if everything is proven and no node contradicts it.',
  ],
  examples: [
    'countersign prove 0xF719…8d79 --node https://node.example --second-node https://other.example',
    'countersign prove 0xF719…8d79 --node https://node.example --checkpoint block.json --json',
  ],
  name: 'prove',
  options: { ...options, ...confirmationOptions },
  run,
  summary: 'Proves the state of a Safe against a block that a second source confirms.',
  takes: [1, 1],
  usage: '<safe>',
}

async function run({ options, positionals, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0] ?? '', 'safe')
  if (!hasConfirmation(options)) throw new UsageError('One node proves nothing: add --second-node or --checkpoint.')
  const sources = await openSources({ hasOwnContent: options.node !== undefined, options })
  const report = await proveAgainstOthers(options, { safe, sources })
  const { checks, proven } = report
  // A second node that lies is a failure too.
  const outcome = getWorstOutcome(checks.map((check) => judge(check, { isStrict: true })))
  const block = findBlock(report)
  if (options.json === true)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      chainId: sources.chainId,
      safe,
      block: block ? { number: `${block.number}`, hash: block.hash } : null,
      proven: proven ? toJson(proven.value) : null,
      checks: checks.map(({ actual, claimed, code, id, message, verdict }) => ({
        id,
        code,
        verdict,
        message,
        claimed: claimed ?? null,
        actual: actual ?? null,
      })),
    })
  else
    terminal.print([
      block
        ? [{ style: 'good', text: `Proven at block ${block.number}` }, ` (${block.hash})`]
        : [{ style: 'warn', text: 'Nothing is proven.' }],
      ...(proven ? renderState(proven.value) : []),
      ...renderChecks(checks, 'node'),
    ])
  return outcome
}

function findBlock({ proven }: ProofReport) {
  return proven?.evidence.source === 'chain' ? proven.evidence.block : undefined
}

function renderState(state: Partial<ProvenState>): Line[] {
  const rows = Object.entries(toJson(state)).map(
    ([name, value]) => [name, [value ?? []].flat().join(' ') || 'none'] as const,
  )
  return [...toHeading('Proven'), ...toTable(rows)]
}

function toJson(state: Partial<ProvenState>): Record<string, string | readonly string[] | null> {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, typeof value === 'bigint' ? `${value}` : value]),
  )
}
