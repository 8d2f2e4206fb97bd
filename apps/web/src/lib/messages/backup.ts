import { translate } from './translate.ts'

const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const backupText = {
  title: 'Your data',
  text: 'Everything that you wrote, named, chose and signed here is kept in this browser and nowhere else. Save it to a file to have a copy, or to go on in another browser.',
  nothing: 'There is nothing of yours in this browser yet.',
  kept: 'Kept in this browser',
  save: 'Save to a file',
  saveHint:
    'The file holds names, settings, drafts and signatures in plain text. It holds no key and no password, but it tells who you work with: keep it as you keep your books.',
  read: 'Read a file',
  readHint:
    'A file saved here, or the “Data export” of the official Safe wallet. You see what is in it before anything is kept.',
  refused: 'This file was not read',
  refusals: {
    tooLarge: (megabytes: number) => `It is larger than ${megabytes} MB, which no file of this app is.`,
    notJson: 'It is not JSON, or it was cut off.',
    notOurs: 'It is neither a file of this app nor a data export (2.0 or 3.0) of the official Safe wallet.',
    newer: 'It was saved by a newer version of this app. Read it there, or update this one.',
    tooMany: (most: number) => `It has more than ${most} parts, which no file of this app has.`,
    nothing: 'Nothing in it can be kept here.',
    noRoom: 'The browser has no room for it. Nothing was changed.',
    tooMuch: (part: string) =>
      `Together with what is here it would be more than “${part}” can hold. Nothing was changed.`,
  },
  found: (from: 'countersign' | 'official', day: string | undefined) =>
    from === 'official'
      ? 'A file of the official Safe wallet'
      : `A file of this app${day === undefined ? '' : `, saved ${day}`}`,
  foundText: 'Nothing is kept yet. What is here stays as it is unless you choose otherwise below.',
  columns: { part: 'What', fresh: 'New', same: 'The same', differs: 'To choose' },
  conflicts: 'To choose',
  conflictsText: 'The file tells these otherwise than this browser. Where you choose nothing, what is here stays.',
  conflictsHere: 'Keep what is here',
  conflictsFile: 'Take all from the file',
  here: 'Here',
  file: 'In the file',
  notSet: 'not set',
  askedTitle: 'This file changes whom the page asks',
  appRequestsText:
    'A node tells what is on the chain, and a service lists what waits. Take such an address only from a file that you saved yourself.',
  leftOut: 'Left out',
  unknownPart: (key: string) => `“${key}”: this version does not know it.`,
  brokenPart: (part: string) => `${part}: it does not read as such.`,
  brokenAddress: (address: string) => `“${address}” is not an address, or its checksum is wrong.`,
  otherName: (address: string, first: string, second: string) =>
    `${address} has two names in the file, “${first}” and “${second}”. The first is taken.`,
  otherChain: (count: number, chainId: string) =>
    `${things(count, 'Safe', 'Safes')} on chain ${chainId}, which this page does not have.`,
  noPlaceForSafes: (count: number) =>
    `${things(count, 'Safe', 'Safes')} that you added there: open them by their address.`,
  take: 'Keep this',
  takeNothing: 'There is nothing new in it',
  cancel: 'Cancel',
  taken: (count: number) => `${things(count, 'thing was', 'things were')} kept from the file`,
  takenText: 'Language, node and service are used once the page starts anew.',
  restart: 'Start the page anew',
  forget: 'Forget everything',
  forgetTitle: 'Forget all of this?',
  forgetText:
    'It is deleted from this browser and cannot be brought back. Safes, their money and what the service has of them stay as they are. The wallet is disconnected.',
  forgetUndelivered: (count: number) =>
    `${things(count, 'signature', 'signatures')} of yours did not reach the service: nobody else has ${count === 1 ? 'it' : 'them'}.`,
  forgetNothing: 'Nothing of yours is kept here; the wallet is disconnected and the page starts anew.',
  forgetYes: 'Delete it all',
  forgetNo: 'Keep it',
  parts: {
    names: 'Names',
    settings: 'Settings',
    theme: 'Colours',
    drafts: 'Drafts',
    confirmations: 'Signatures and messages',
    visits: 'Safes you looked at',
    looks: 'Earlier trials',
    descriptors: 'Descriptions of contracts',
    keys: 'Single-letter keys',
    run: 'Payment runs',
    runs: 'Earlier payment runs',
    verifyNodes: 'Nodes of the second screen',
    introduction: 'Introduction',
    people: 'Notes about people',
    books: 'Notes of the books',
    collection: 'Watched and pinned Safes',
    creations: 'Planned Safes',
    apps: 'Apps',
    telling: 'How you are told',
  },
}

translate('backup', backupText)
