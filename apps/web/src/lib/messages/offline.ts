import { translate } from './translate.ts'

/** Words of what travels without the service: by file, link and code. */
export const offlineText = {
  share: 'Share',
  shareTitle: 'Share without the service',
  shareText:
    'The transaction and the signatures so far, as they were verified here. Whoever opens it verifies everything again.',
  shareUnsigned: 'Sign it first',
  shareUnsignedText: 'Nobody takes in a transaction that no owner has signed.',
  signatureCount: (count: number) => (count === 1 ? 'With 1 signature' : `With ${count} signatures`),
  file: 'File',
  fileText: 'Send it in whatever way you like. It can also be checked with the terminal.',
  commandText: 'Verify the saved file in a terminal, without a network:',
  commandWhat: 'the command',
  saveFile: 'Save the file',
  fileName: (safe: string, nonce: bigint) => `countersign-${safe.slice(0, 8)}-${nonce}.json`,
  link: 'Link',
  linkText: 'The whole transaction is in the link, in the part that is sent to no server.',
  copyLink: 'Copy the link',
  linkWhat: 'the link',
  code: 'Code',
  codeText: 'Hold it before the camera of the other device, on its page “Bring in”.',
  codesText: (count: number) =>
    `It takes ${count} codes, shown in turn. Hold the other device’s camera before them, on its page “Bring in”. The order does not matter.`,
  codeLabel: 'Code with the transaction and its signatures',
  codesLabel: (index: number, count: number) => `Code ${index} of ${count}`,
  play: 'Play',
  pause: 'Pause',
  next: 'Next code',
  faster: 'Faster',
  slower: 'Slower',
  tooLong: 'It is too long for codes and links. Send the file.',

  import: 'Bring in',
  importTitle: 'Bring in a transaction',
  importLead:
    'Sent to you as a file, a link or codes. Every signature is verified here against the owners on the chain; the service is not asked.',
  fromFile: 'From a file',
  fromFileText: 'One or several files that were saved under “Share”. What you have already is never lost.',
  openFile: 'Open files',
  fromLink: 'From a link',
  linkField: 'Link, or the text of a file',
  linkHint: 'As it was sent to you.',
  readLink: 'Read it',
  fromCode: 'From codes',
  fromCodeText: 'Off another screen with the camera, or from pictures of codes.',
  openCamera: 'Use the camera',
  closeCamera: 'Stop the camera',
  openPicture: 'Open pictures',
  cameraLabel: 'What the camera sees',
  cameraStarting: 'Starting the camera',
  looking: 'Looking for a code',
  collected: (received: number, count: number) => `${received} of ${count} codes read`,
  mixed: 'Codes of another transaction are in view too. They are kept apart.',
  brokenTitle: 'These codes do not belong together',
  brokenText: 'One of them was exchanged or misread. Read them again.',
  foreignTitle: 'This code is none of Countersign',
  foreignText: 'Show the codes under “Share” on the other device.',
  noCodeTitle: 'No code was found in this picture',
  noCodeText: 'Take it from nearer, straight on, with the whole code in it.',
  codesFailed: 'Codes cannot be read now',
  noDecoder: 'This browser did not start what reads codes. Use a file or a link instead.',
  badPictureTitle: 'This picture cannot be read',
  badPictureText: 'Choose a PNG, JPEG or WebP of at most 20 MB.',
  camera: {
    deniedTitle: 'The camera is not allowed here',
    deniedText: 'Allow it in the browser’s settings for this page, or open a picture of the code instead.',
    missingTitle: 'No camera was found',
    missingText: 'Open a picture of the code, a file or a link instead.',
    insecureTitle: 'The browser gives no camera to this page',
    insecureText: 'It does so over https and on your own machine only. Open a picture of the code, a file or a link.',
    busyTitle: 'The camera could not be started',
    busyText: 'Another program may be using it. Close that and try again.',
  },
  working: 'Verifying every signature',
  refused: (field: string) => (field === '' ? 'Refused: this is no transaction' : `Refused at “${field}”`),
  refusedText: 'Nothing of it was taken.',
  failed: 'It could not be verified, so nothing of it was taken',
  taken: (count: number) => (count === 1 ? '1 signature was taken in' : `${count} signatures were taken in`),
  nothingNew: 'You had all of it already',
  takenFor: (nonce: bigint) => `Of the transaction with nonce ${nonce}.`,
  openTransaction: 'Look at it',
  leftOut: {
    duplicate: 'is in it more than once, and counts once.',
    formerOwner: 'is no owner any more. This signature does not count.',
    stranger: 'is no owner. This signature does not count.',
  },

  isMessage: 'This is a message to sign. Only transactions can be brought in.',
  noSigner: 'This is the signature of nobody.',
  unsigned: 'It came without signatures. Nobody takes in a transaction that no owner has signed.',
  nobody: 'No signature in it is that of an owner of this Safe.',
  forged: 'The signature does not belong to this owner and this transaction.',
  unknown: 'The signature could not be verified: the node did not answer. Try again.',
  otherChain: (theirs: number, ours: number) => `It is for chain ${theirs}. This Safe is on chain ${ours}.`,
  otherSafe: (safe: string) => `It is for another Safe: ${safe}. Open that Safe first.`,
  nonceUsed: (nonce: bigint, next: bigint) =>
    `Nonce ${nonce} is used already: the Safe is at ${next}. This can never be executed.`,
  changed: (now: string, before: string) =>
    `It was changed on the way: it says ${short(now)}, and the hash is that of ${short(before)}.`,
  otherHash: 'Its fields have another hash than it says: something was changed on the way.',
  tooLarge: 'The file is larger than any transaction.',

  outbox: 'Kept here, not with the service',
  outboxText: (count: number) =>
    count === 1
      ? '1 signature has not reached the service. It counts all the same, and can be shared by file, link or code.'
      : `${count} signatures have not reached the service. They count all the same, and can be shared by file, link or code.`,
  outboxRow: (nonce: bigint, count: number) => `Nonce ${nonce}: ${count === 1 ? '1 signature' : `${count} signatures`}`,
  handOver: 'Hand them to the service',
  handOverFailed: 'The service did not take all of them',
  handOverFailedText: 'They stay in this browser and are offered again.',
}

/** Long values are in the file itself. */
function short(value: string): string {
  return value.length > 80 ? `${value.slice(0, 60)}…` : value
}

translate('exchange', offlineText)
