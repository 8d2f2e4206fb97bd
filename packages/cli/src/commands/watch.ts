import { setTimeout as sleep } from 'node:timers/promises'
import { subscribeToSafe } from '@countersign/client'
import { createVerificationCache } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { type Outcome, RefusedError, SourceError, UsageError } from '../CliError.ts'
import { compareQueues, type QueueEvent, type Snapshot, toSnapshot } from '../report/compareQueues.ts'
import { reviewQueue } from '../report/reviewQueue.ts'
import { openSources, type Sources, sourceOptions } from '../sources/openSources.ts'
import type { Style } from '../terminal/Line.ts'
import type { Terminal } from '../terminal/Terminal.ts'

export const watch: Command = {
  details: [
    'Prints a line and rings the terminal bell when a transaction is proposed, signed, ready, executed or removed, needs',
    '--owner, or fails verification, and when the Safe’s settings change. Everything printed is verified on your node.',
    'Runs until Ctrl-C.',
  ],
  examples: [
    'countersign watch 0xF719…8d79 --service https://safe.example --node https://node.example --owner 0xf39F…2266',
  ],
  name: 'watch',
  options: {
    ...sourceOptions,
    every: { text: 'polling interval in seconds [15]', value: '<seconds>' },
    owner: { text: 'alert when this owner’s signature is needed', value: '<address>' },
  },
  run,
  summary: 'Watches a Safe and reports changes.',
  takes: [1, 1],
  usage: '<safe>',
}

async function run({ options, positionals, signal, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0], 'safe')
  const text = getText(options, 'owner')
  const owner = text === undefined ? undefined : parseAddressArgument(text, '--owner')
  const seconds = parseSeconds(getText(options, 'every'))
  const sources = await openSources({ options })
  const { chainId, service } = sources
  if (!service) throw new UsageError('Proposed transactions are not on chain: add --service.')
  const print = options.json === true ? createJsonPrinter(terminal) : createPrinter(terminal)
  const bell = createBell()
  const stop = subscribeToSafe(service, { address: safe, chainId, onChange: bell.ring })
  try {
    const look = createSnapshot({ owner, print, safe, sources })
    while (!signal.aborted) {
      const nextChange = bell.next()
      await look()
      await Promise.race([nextChange, sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined)])
    }
  } finally {
    stop()
  }
  return 'holds'
}

function parseSeconds(text: string | undefined): number {
  if (text === undefined) return 15
  if (!/^[1-9][0-9]{0,4}$/.test(text)) throw new UsageError('--every must be a number of seconds, 1 or more.')
  return Number(text)
}

/** A promise per signal; a signal without a waiter resolves the next wait. */
function createBell() {
  let resolve = () => {}
  let next = new Promise<void>((done) => {
    resolve = done
  })
  return {
    next: () => next,
    ring() {
      resolve()
      next = new Promise((done) => {
        resolve = done
      })
    },
  }
}

type Print = (events: readonly WatchEvent[]) => void
type WatchEvent = Omit<QueueEvent, 'kind'> & { kind: QueueEvent['kind'] | 'lost' | 'watching' }
type SnapshotParameters = { owner: Address | undefined; print: Print; safe: Address; sources: Sources }

/** Polls the queue and prints changes; reports an unreachable source once. */
function createSnapshot({ owner, print, safe, sources }: SnapshotParameters): () => Promise<void> {
  const cache = createVerificationCache()
  let last: Snapshot | undefined
  let lost: string | undefined
  return async () => {
    try {
      const review = await reviewQueue({ cache, safe, sources })
      const snapshot = toSnapshot(review, owner)
      const begin: WatchEvent[] = last
        ? []
        : [{ kind: 'watching', text: `Watching ${safe} on chain ${sources.chainId}.` }]
      const back: WatchEvent[] = lost === undefined ? [] : [{ kind: 'watching', text: 'Connection restored.' }]
      print([...back, ...begin, ...compareQueues(last, snapshot)])
      last = storeKnown(snapshot, last)
      lost = undefined
    } catch (error) {
      if (!(error instanceof SourceError || error instanceof RefusedError)) throw error
      if (lost !== error.shortMessage) print([{ kind: 'lost', text: error.shortMessage }])
      lost = error.shortMessage
    }
  }
}

/** Preserves values that the node did not return this time. */
function storeKnown(snapshot: Snapshot, last: Snapshot | undefined): Snapshot {
  return { ...snapshot, nonce: snapshot.nonce ?? last?.nonce, parts: { ...last?.parts, ...snapshot.parts } }
}

const styles: Partial<Record<WatchEvent['kind'], Style>> = {
  back: 'bad',
  changed: 'warn',
  false: 'bad',
  gone: 'bad',
  lost: 'bad',
  'needs-you': 'warn',
  ready: 'good',
  watching: 'dim',
}

function createPrinter(terminal: Terminal): Print {
  return (events) => {
    if (events.length === 0) return
    const time = new Date().toTimeString().slice(0, 8)
    terminal.print(
      events.map(({ kind, text }) => {
        const style = styles[kind]
        return [
          { style: 'dim', text: `${time}  ` },
          style ? { style, text: kind.padEnd(9) } : kind.padEnd(9),
          `  ${text}`,
        ]
      }),
    )
    if (events.some(({ kind }) => kind !== 'watching')) terminal.ring()
  }
}

function createJsonPrinter(terminal: Terminal): Print {
  return (events) => {
    for (const event of events) terminal.printJson({ time: new Date().toISOString(), ...event }, { isOneLine: true })
  }
}
