import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { exitCodes, type Outcome, UsageError } from '../CliError.ts'
import { renderQueue, toQueueJson } from '../report/renderQueue.ts'
import { reviewQueue } from '../report/reviewQueue.ts'
import { openSources, sourceOptions } from '../sources/openSources.ts'
import type { Progress } from '../terminal/Terminal.ts'

export const queue: Command = {
  details: [
    'Every hash and every signature is checked at one block of your node. The code of the queue is the same for all who are',
    'shown the same transactions: read it out to your co-signers.',
  ],
  examples: [
    'countersign queue 0xF719…8d79 --service https://safe.example --node https://node.example --owner 0xf39F…2266',
  ],
  name: 'queue',
  options: {
    ...sourceOptions,
    owner: { text: 'marks what waits for this owner', value: '<address>' },
    strict: { text: 'cautions count as failures' },
  },
  run,
  summary: 'Checks all that waits in a Safe.',
  takes: [1, 1],
  usage: '<safe>',
}

async function run({ options, positionals, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0], 'safe')
  const text = getText(options, 'owner')
  const owner = text === undefined ? undefined : parseAddressArgument(text, '--owner')
  const sources = await openSources({ options })
  if (!sources.service) throw new UsageError('A node does not know what is proposed: add --service.')
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
