import { translate } from './translate.ts'

/** Words of the second screen: a page that works everything out by itself. */
export const verifyText = {
  title: 'Check on this screen',
  lead: 'Everything here is worked out on this screen, from the fields alone. No service is asked, and no wallet is needed.',
  compare:
    'Compare the sentence and the digests with the other screen, and with what your device shows before you confirm. If anything differs, do not sign.',
  refused: (field: string) => `This link was refused: “${field}” is not right`,
  refusedText: 'Nothing of it is shown. Make the link again where the transaction is shown, or type the fields below.',
  emptyTitle: 'Nothing to check yet',
  emptyText: 'Open this page by a link or a code of “Check on another screen”, or type the fields below.',

  which: 'Which Safe',
  chain: 'Chain',
  safe: 'Safe',
  version: 'Version of the Safe',
  fields: 'Fields',

  signers: 'Who signed',
  noSigners: 'It came without signatures.',
  recovered: 'signed this',
  recoveredText: 'Recovered from the signature here. Whether this account is an owner, only the chain can say.',
  named: 'named, not proven',
  namedText: 'This signature only names the account. Whether it holds, only the chain can say.',
  namedByLink: 'Names and decimals are from the link, not verified.',
  bareSentence: 'From the data alone:',
  compareSentence: 'Compare this sentence',
  linkDiffersTitle: 'The link names a token wrongly',
  linkDiffers: (link: string, chain: string) =>
    `The link says ${link}, the chain ${chain}. Do not sign before you know why.`,
  unreadable: 'This is no signature',
  nobody: 'No account can have made this signature',

  unknown: 'Not checked without a node',
  unknownItems: [
    'who owns the Safe, how many of them must sign, and which nonce is next',
    'whether those who signed are owners',
    'symbols and decimals of tokens: amounts are in smallest units',
    'whether code that it runs in the Safe’s place is official',
    'what would happen if it were executed now',
  ],
  unknownMessageItems: [
    'who owns the Safe, and how many of them must sign',
    'whether those who signed are owners, and whether the Safe accepts their signatures',
  ],

  node: 'Ask a node of your own',
  nodeUrl: 'Address of the node (JSON-RPC)',
  nodeHint:
    'Remembered in this browser and nowhere else. It is asked when you press the button, about this Safe and what the transaction calls.',
  nodeAsk: 'Ask this node',
  nodeFailed: 'The node could not be asked',
  nodeBadUrl: 'Expected an address that begins with https:// or http://',
  nodeState: 'What the node says',
  nodeStateRow: (threshold: bigint, owners: number) => `${threshold} of ${owners} owners must sign`,
  nodeNonce: 'Next nonce',
  nodeBlock: 'At block',
  nodeOwners: 'Owners',
  noState: 'The node knows no Safe at this address.',
  noAnswer: 'Nothing was learned from this node: it did not answer this page, or it is of another chain.',
  otherVersion: (chain: string, link: string) =>
    `The Safe is of version ${chain}, and was said to be ${link}: the digests here may not be those that its owners sign.`,

  form: 'Type the fields by hand',
  formChange: 'Change fields by hand',
  kind: 'What is to be checked',
  kinds: { transaction: 'Transaction', text: 'Text message', typed: 'Typed data' },
  formFields: {
    chainId: 'Chain id',
    safe: 'Safe',
    version: 'Version of the Safe',
    to: 'to',
    value: 'value',
    data: 'data',
    operation: 'operation (0 call, 1 delegatecall)',
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    nonce: 'nonce',
    content: 'Message',
    signatures: 'Signatures',
  },
  signaturesHint: 'One to a line; may be left empty.',
  badJson: 'This is not JSON.',
  work: 'Work it out',

  link: 'Check on another screen',
  linkText:
    'On your phone or another computer, a page that asks nobody works out the same: compare its sentence and its digests with these.',
  open: 'Open the other screen',
  copyLink: 'Copy the link',
  linkWhat: 'the link',
  codeLabel: 'Code with the link to the other screen',
  codeTooLong: 'It is too long for one code. Take the link to the other screen.',
  file: 'Without this site',
  fileText:
    'The other screen is one file that works offline. Save it once, compare its SHA-256 with that of somebody you trust, and open what the link carries with it.',
  fileSave: 'Save the page',
  fileHash: 'SHA-256',
  fileHashing: 'Working out the SHA-256',
  fileFailed: 'The file could not be fetched, so its SHA-256 is not known.',
  paste: 'Link',
  pasteHint: 'As it stands under “Check on another screen”. Only what follows the # is read.',
  pasteOpen: 'Open the link',
  language: 'Language',
}

translate('verify', verifyText)
