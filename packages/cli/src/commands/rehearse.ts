import { ChainUnreachableError, NotASafeError, WrongChainError } from '@countersign/protocol/chain'
import {
  hashSetupFile,
  parseSetupFile,
  type Rehearsal,
  type RehearsalStatus,
  type RehearsalStepId,
  rehearseSetup,
  type SetupField,
  type SetupSignature,
  type SignedSetupFile,
} from '@countersign/protocol/custody'
import { type Command, type CommandContext, getRequiredText } from '../arguments/Command.ts'
import { exitCodes, type Outcome, RefusedError, SourceError } from '../CliError.ts'
import { readTextFile } from '../file/readTextFile.ts'
import { openNode } from '../sources/openSources.ts'
import { type Line, type Span, toHeading, toTable } from '../terminal/Line.ts'

export const rehearse: Command = {
  details: [
    'Opens the Safe from its setup file and your node, without any service: who signed the file, what has changed since,',
    'and whether a transaction could be created, signed and executed. Nothing is signed or sent.',
    'Exit code 0: the file is up to date and the Safe can be used. 1: it changed since, or a step failed.',
  ],
  examples: ['countersign rehearse treasury.setup.json --rpc https://node.example'],
  name: 'rehearse',
  options: {
    rpc: { text: 'your JSON-RPC node; the chain is that of the node', value: '<url>' },
    strict: { text: 'treat what the file lacks (signature, creation) as failures' },
    json: { text: 'print JSON' },
  },
  run,
  summary: 'Rehearses the recovery of a Safe from its setup file.',
  takes: [1, 1],
  usage: '<file>',
}

async function run({ options, positionals, terminal }: CommandContext): Promise<Outcome> {
  const url = getRequiredText(options, 'rpc')
  const file = parseSetupFile(await readTextFile(positionals[0] ?? '-'))
  const { chainId, node } = await openNode('rpc', url)
  const ids = file.chains.map((chain) => chain.chainId)
  if (!ids.includes(chainId))
    throw new RefusedError(`The file has no chain ${chainId}, which --rpc is a node of. It has: ${ids.join(', ')}.`, {
      field: 'chains',
    })
  const rehearsal = await rehearseSetup(node, { chainId, file }).catch((cause: unknown) => {
    if (cause instanceof NotASafeError) throw new RefusedError(cause.shortMessage, { cause, field: 'safe' })
    if (cause instanceof ChainUnreachableError || cause instanceof WrongChainError)
      throw new SourceError(cause.shortMessage, { cause, metaMessages: ['Check --rpc and try again.'] })
    throw cause
  })
  const outcome = toOutcome(rehearsal.outcome, options.strict === true)
  if (options.json === true) terminal.printJson(toJson({ file, outcome, rehearsal }))
  else terminal.print(render({ file, outcome, rehearsal }))
  return outcome
}

function toOutcome(status: RehearsalStatus, isStrict: boolean): Outcome {
  switch (status) {
    case 'passed':
      return 'holds'
    case 'missing':
      return isStrict ? 'fails' : 'holds'
    case 'unknown':
      return 'unknown'
    case 'changed':
    case 'failed':
      return 'fails'
  }
}

const marks: Record<RehearsalStatus, Span> = {
  changed: { style: 'warn', text: 'changed' },
  failed: { style: 'bad', text: 'FAILED ' },
  missing: { style: 'warn', text: 'missing' },
  passed: { style: 'good', text: 'ok     ' },
  unknown: { style: 'warn', text: 'unknown' },
}

const stepTexts: Record<RehearsalStepId, string> = {
  address: 'The creation in the file gives this address.',
  code: 'The Safe runs official code.',
  create: 'A new transaction has the hash that the Safe computes.',
  execute: 'With enough approvals, the node executes it.',
  sign: 'Enough owners can sign it.',
  signed: 'An owner that the chain has today signed the file.',
  unchanged: 'Nothing that decides over the Safe has changed since.',
}

const fieldNames: Record<SetupField, string> = {
  code: 'code',
  fallbackHandler: 'fallback handler',
  guard: 'guard',
  implementation: 'implementation',
  moduleGuard: 'module guard',
  modules: 'modules',
  nested: 'owners that are Safes',
  ownerKinds: 'kinds of owners',
  owners: 'owners',
  threshold: 'threshold',
  version: 'version',
}

const signatureTexts: Record<SetupSignature['status'], string> = {
  invalid: 'not of this content',
  stranger: 'not by an owner',
  unknown: 'a contract that could not be called',
  valid: 'valid',
}

const verdicts: Record<Outcome, Span> = {
  fails: { style: 'bad', text: 'The file is out of date, or the Safe cannot be used with it.' },
  holds: { style: 'good', text: 'The Safe can be used with this file and a node alone.' },
  unknown: { style: 'warn', text: 'Some steps could not run.' },
  usage: { style: 'bad', text: 'Nothing was rehearsed.' },
}

type Rehearsed = { file: SignedSetupFile; outcome: Outcome; rehearsal: Rehearsal }

function render({ file, outcome, rehearsal }: Rehearsed): Line[] {
  const { block, chainId, changes, hashes, now, signatures, simulation, steps, transactionsSince } = rehearsal
  return [
    [{ style: 'bold', text: file.name || 'Safe' }, ` ${file.safe}`],
    [verdicts[outcome]],
    ...toHeading('Rehearsal'),
    ...steps.map(({ id, status }): Line => ['  ', marks[status], `  ${stepTexts[id]}`]),
    ...(changes.length > 0 ? toHeading('Changed since') : []),
    ...changes.flatMap(({ after, before, field }): Line[] => [
      [`  ${fieldNames[field]}`],
      [`    file:  ${before?.join(', ') ?? 'unknown'}`],
      [`    chain: ${after?.join(', ') ?? 'unknown'}`],
    ]),
    ...toHeading('File'),
    ...toTable([
      ['written', file.createdAt],
      ['content', hashSetupFile(file)],
      ['executed since', `${transactionsSince}`],
      ...signatures.map(({ owner, status }) => ['signed by', `${owner}  ${signatureTexts[status]}`] as const),
    ]),
    ...toHeading('Safe'),
    ...toTable([
      ['chain', `${chainId}`],
      ['block', `${block.number}, ${toTime(block.timestamp)}`],
      ['version', now.version],
      ['threshold', `${now.threshold} of ${now.owners.length}`],
      ...now.owners.map(({ address, kind }) => ['owner', `${address}  ${kind}`] as const),
    ]),
    ...toHeading('Transaction that was tried'),
    ...toTable([
      ['to', `${file.safe} (itself, without value)`],
      ['nonce', `${now.nonce}`],
      ['safeTxHash', hashes.safeTxHash],
      ['domain hash', hashes.domainHash],
      ['message hash', hashes.messageHash],
      [
        'simulation',
        simulation.reason === undefined ? simulation.outcome : `${simulation.outcome}: ${simulation.reason}`,
      ],
    ]),
  ]
}

function toTime(seconds: bigint): string {
  const time = new Date(Number(seconds) * 1_000)
  return Number.isNaN(time.getTime()) ? 'unknown time' : time.toISOString()
}

function toJson({ file, outcome, rehearsal }: Rehearsed) {
  const { block, chainId, changes, hashes, now, signatures, simulation, steps, transactionsSince } = rehearsal
  return {
    exitCode: exitCodes[outcome],
    outcome,
    safe: file.safe,
    chainId,
    block: block.number,
    time: toTime(block.timestamp),
    file: { content: hashSetupFile(file), createdAt: file.createdAt, signatures },
    steps: steps.map(({ id, status }) => ({ id, status, text: stepTexts[id] })),
    changes: changes.map(({ after, before, field }) => ({ field, before: before ?? null, after: after ?? null })),
    transactionsSince,
    owners: now.owners.map(({ address, kind }) => ({ address, kind })),
    threshold: now.threshold,
    safeTxHash: hashes.safeTxHash,
    simulation: { outcome: simulation.outcome, reason: simulation.reason ?? null },
  }
}
