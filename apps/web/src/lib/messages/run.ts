import { translate } from './translate.ts'

export const runText = {
  title: 'Execute in a row',
  lead: (count: number, first: bigint) =>
    `${count} transactions are fully signed and next, with the nonces ${first} to ${first + BigInt(count - 1)}. Each is verified anew and confirmed in your wallet by itself; the first that does not go through ends it, and what is left stays in the queue.`,
  start: (count: number) => `Execute ${count} in a row`,
  connect: 'Connect a wallet to execute them',
  close: 'Close the list',
  steps: {
    waiting: 'waits',
    left: 'not tried, still in the queue',
    checking: 'being verified',
    asking: 'confirm in your wallet',
    sent: 'sent, waiting for the chain',
    executed: 'executed',
    stopped: 'stopped here',
  },
  progress: (done: number, count: number) => `${done} of ${count} executed`,
  done: (count: number) => `All ${count} were executed`,
  doneText: 'The Safe’s own logs on the chain confirm each of them.',
  stopped: (nonce: bigint) => `Stopped at nonce ${nonce}`,
  left: (count: number) => (count === 1 ? '1 is left in the queue.' : `${count} are left in the queue.`),
  obstacles: {
    past: 'Meanwhile its nonce was used: it was executed or replaced.',
    unsigned: 'It does not have the signatures it needs any more.',
    account: 'The wallet uses another account than at the start, or is no longer connected.',
    chain: 'The wallet is on another chain.',
    danger: 'It changes something that needs a yes of its own. Open it and execute it there.',
  },
}

translate('run', runText)
