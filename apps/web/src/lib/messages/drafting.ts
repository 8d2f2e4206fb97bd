import { translate } from './translate.ts'

/** Words of every form that makes a transaction, and of the page where its kind is chosen. */
export const drafting = {
  chooseTitle: 'New transaction',
  chooseLead: 'Whatever you choose, you see and check the whole transaction before anything is signed.',
  kinds: {
    batch: { title: 'Batch', text: 'Several calls as one transaction, or a file of the Transaction Builder.' },
    contract: { title: 'Contract call', text: 'Any function of any contract, with its arguments.' },
    limits: { title: 'Spending limits', text: 'Who may spend how much without the owners’ signatures.' },
    message: { title: 'Sign a message', text: 'A text or typed data, signed by the owners for the Safe.' },
    many: { title: 'Pay many', text: 'A payment run: rows by hand, from a spreadsheet or from a CSV file.' },
    nft: { title: 'Send an NFT', text: 'Tokens of one number (ERC-721 or ERC-1155) to an address.' },
    owners: { title: 'Manage owners', text: 'Who signs for this Safe, and how many of them must.' },
    settings: {
      title: 'Settings of the Safe',
      text: 'Modules, guards, fallback handler and the code that it runs.',
    },
    send: { title: 'Send', text: 'An amount of a coin or a token to an address.' },
  },
  address: {
    missing: 'Enter an address.',
    nameLooking: 'Looking up the name on the chain.',
    nameFailed: 'The chain could not be asked for this name. Try again, or enter the address.',
    nameUnknown: (name: string) => `“${name}” stands for no address on this chain.`,
    nameInvalid: 'No name can be written like this. Some of its letters may only look like others.',
    nameMoved: (name: string, from: string, to: string) =>
      `“${name}” stood for ${from} a moment ago and stands for ${to} now. Ask whom you want to pay, and enter the address itself.`,
    nameStandsFor: (name: string) => `${name} stands for`,
    mySafe: 'your Safe',
    otherChain: (prefix: string) => `The prefix “${prefix}” names another chain than this Safe’s.`,
    wrong: 'This is not an address, or its checksum is wrong. Copy it again from its source.',
  },
  beforeAfter: 'Before and after',
  /** What decides over a Safe beside its owners. */
  parts: {
    modules: 'Modules',
    guard: 'Transaction guard',
    moduleGuard: 'Module guard',
    fallbackHandler: 'Fallback handler',
    implementation: 'Implementation',
  },
  meaning: 'What it means',
  noMeaning: 'Nothing changes yet.',
  nonce: 'Nonce',
  nonceLooking: 'Looking at what waits already.',
  nonceHint: {
    all: (next: bigint) => `${next} is the first that nothing known uses.`,
    partial: (next: bigint) => `Not all that waits could be read. As far as it was, ${next} is free.`,
  },
  nonceReplace: 'Choose a lower one to replace what waits there.',
  nonceReplaces: (nonce: bigint) =>
    `Something may wait with nonce ${nonce} already: whichever of them is executed first makes the others impossible.`,
  nonceClaimed: (nonce: bigint) =>
    `The service would take ${nonce}: it may know of something that it does not show here.`,
  nonceWrong: 'This is not a whole number.',
  nonceUsed: (nonce: bigint) => `The Safe’s next nonce is ${nonce}; lower ones are used up.`,
  nextNonce: (nonce: bigint) => `Use nonce ${nonce}`,
  nextNonceText: 'The same transaction with the next free nonce. Nothing is signed yet.',
  review: 'Review',
  reviewHint: 'Nothing is signed yet.',
  safeFailed: 'The Safe could not be read from the chain',
  safeLoading: 'Reading the Safe',
}

translate('drafting', drafting)
