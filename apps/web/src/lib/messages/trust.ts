import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

export const trust = {
  inWorker: 'Hashes and signatures are checked in the background',
  inPage: 'Hashes and signatures are checked in the page itself: the background worker could not run',
  block: (block: bigint) => `block ${groupDigits(block)}`,
  chainLabel: 'Chain',
  nodeLabel: 'Node',
  serviceLabel: 'Service',
  serviceChosen: (host: string) => `${host}, chosen by you`,
  nodeDown: 'node unreachable',
  nodeMissing: 'No node configured',
  nodeWrong: (actual: number, expected: number) => `node is on chain ${actual}, not ${expected}`,
  serviceDown: 'unreachable',
  serviceUnusable: 'answers, but unreadably',
  serviceAhead: (blocks: bigint) => `claims to be ${groupDigits(blocks)} blocks ahead of the chain`,
  serviceCurrent: 'up to date',
  serviceBehind: (blocks: bigint) => `${groupDigits(blocks)} ${blocks === 1n ? 'block' : 'blocks'} behind`,
  serviceUnknown: 'lag unknown',
  live: 'live',
  polling: 'polling',
  asking: 'asking…',
  passed: (count: number) => `${count} ${count === 1 ? 'check' : 'checks'} passed`,
  failed: (count: number) => `${count} ${count === 1 ? 'check' : 'checks'} failed`,
  warned: (count: number) => `${count} to look at`,
  unknown: (count: number) => `${count} not made`,
  none: 'No checks yet',
  dialogTitle: 'Checks on this page',
  dialogLead:
    'Made in this browser, against the node that the operator of this app chose. The service has no say in them.',
  verdict: { ok: 'passed', warn: 'look', block: 'failed', unknown: 'not made', unverified: 'not verifiable' },
  chainIdMatches: (id: number) => `The node is on chain ${id}`,
  chainIdDiffers: (actual: number, expected: number) =>
    `The node is on chain ${actual}, the configuration says ${expected}`,
  chainUnreachable: (name: string) => `The node of ${name} does not answer`,
  closedTitle: 'Closed for signing',
  closedText:
    'The chain cannot be reached, so nothing here can be verified. Reading works with what is already on screen; signing and executing open again when the node answers.',
  unsavedTitle: 'Not saved in this browser',
  unsavedText: 'The browser’s storage is full or turned off. Save a file before you close this page.',
  unsavedSave: 'Save as file',
  offlineTitle: 'You are offline',
  offlineText: 'What you see is from before. Nothing you typed or signed is lost.',
  staleTitle: (time: string) => `Not refreshed since ${time}`,
}

translate('trust', trust)
