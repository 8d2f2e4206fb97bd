import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { exitCodes, type Outcome, UsageError } from '../CliError.ts'
import { renderQueue, toQueueJson } from '../report/renderQueue.ts'
import { reviewQueue } from '../report/reviewQueue.ts'
import { openSources, sourceOptions } from '../sources/openSources.ts'
import type { Progress } from '../terminal/Terminal.ts'

export const queue: Command = {
  details: [
    'Verifies every hash and signature at one block of your node. The queue code is equal for all who see the same',
    'transactions: compare it with your co-signers.',
  ],
  examples: [
    'countersign queue 0xF719…8d79 --service https://safe.example --node https://node.example --owner 0xf39F…2266',
  ],
  name: 'queue',
  options: {
    ...sourceOptions,
    owner: { text: 'mark transactions that need this owner’s signature', value: '<address>' },
    strict: { text: 'treat warnings as failures' },
  },
  run,
  summary: 'Verifies the pending transactions of a Safe.',
  takes: [1, 1],
  usage: '<safe>',
}

async function run({ options, positionals, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0], 'safe')
  const text = getText(options, 'owner')
  const owner = text === undefined ? undefined : parseAddressArgument(text, '--owner')
  const sources = await openSources({ options })
  if (!sources.service) throw new UsageError('Proposed transactions are not on chain: add --service.')
  let progress: Progress | undefined
  const review = await reviewQueue({
    isStrict: options.strict === true,
    onProgress(_, total) {
      progress ??= terminal.startProgress('Verifying', total)
      progress.advance()
    },
    safe,
    sources,
  }).finally(() => progress?.stop())
  if (options.json === true) terminal.printJson({ exitCode: exitCodes[review.outcome], ...toQueueJson(review, owner) })
  else terminal.print(renderQueue(review, owner))
  return review.outcome
}
