import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

export const booksText = {
  title: 'Books',
  lead: 'Everything that came into this Safe or left it, one row for each movement, as the service indexed it. An export holds its sums against what the chain says the Safe holds.',
  link: 'Filter, export and print',
  refundCategory: 'Gas refund',
  noPrices: 'the operator keeps no prices of the past',
  noPrice: 'no price of that day is known',

  filter: 'Narrow down',
  filterOn: (count: number) => (count === 1 ? 'Narrowed down by 1' : `Narrowed down by ${count}`),
  clear: 'Show everything',
  direction: 'Direction',
  directions: { any: 'In and out', in: 'Came in', out: 'Left', self: 'To itself' },
  kind: 'Moved by',
  kinds: { any: 'Anybody', multisig: 'The owners', module: 'A module', incoming: 'Others' },
  asset: 'Asset',
  assetHint: 'Symbol or address of the token',
  who: 'Counterparty',
  whoHint: 'A part of a name or an address',
  from: 'From',
  to: 'To',
  min: 'At least',
  max: 'At most',
  text: 'Text',
  textHint: 'In names, notes, categories and hashes',
  apply: 'Apply',

  list: 'Movements',
  loading: 'Reading the books',
  failed: 'The books could not be read',
  notOffered:
    'This service does not list movements: it is not one of Countersign, or an older one. The history shows what it has.',
  none: 'Nothing has moved yet',
  noneText: 'What this Safe receives and pays is listed here.',
  noMatch: 'Nothing matches',
  noMatchText: (looked: number) => `${groupDigits(looked)} movements were looked through.`,
  looked: (looked: number) => `${groupDigits(looked)} looked through`,
  more: 'Look further',
  cameFrom: 'from',
  wentTo: 'to',
  toItself: 'to itself',
  byOwners: (nonce: string) => `nonce ${nonce}`,
  byModule: 'by a module',
  refund: 'Gas refund',
  nft: (id: string) => `no. ${id}`,

  annotate: 'Note',
  annotateWhat: (what: string) => `Note on ${what}`,
  category: 'Category',
  categoryHint: 'For instance salaries, rent or grants',
  note: 'Note',
  noteHint: 'Kept in this browser for the whole transaction, and written into exports',
  save: 'Save',
  cancel: 'Cancel',

  export: 'Take them along',
  exportText: 'A file of what is shown here, however long, made in this browser. Nobody else sees it.',
  formats: { csv: 'CSV', json: 'JSON' },
  exportAs: (format: string) => `Export as ${format}`,
  print: 'Print',
  preparing: 'Making the file',
  progress: (looked: number, all: number | undefined) =>
    all === undefined ? `${groupDigits(looked)} movements` : `${groupDigits(looked)} of ${groupDigits(all)} movements`,
  stop: 'Stop',
  stopped: 'Stopped. Nothing was saved.',
  exportFailed: 'The file could not be made',
  done: (count: number) => (count === 1 ? 'Saved 1 movement.' : `Saved ${groupDigits(count)} movements.`),
  saveAgain: 'Save the file again',
  printCut: (count: number) => `Only the newest ${groupDigits(count)} are printed. Export them for all.`,
  printTitle: (safe: string) => `Books of ${safe}`,

  totals: 'Do the books add up?',
  totalsTable: 'Sums by asset',
  totalsWhole: (block: string) => `Every asset adds up to what the chain says the Safe held at block ${block}.`,
  totalsOff: (count: number) =>
    count === 1
      ? 'One asset does not add up to what the chain says the Safe held'
      : `${count} assets do not add up to what the chain says the Safe held`,
  totalsOffText:
    'Something moved that the service does not list, or lists and did not happen. Coins that were there before the Safe was created, that a contract pushed in by destroying itself, or tokens that grow by themselves leave no trace either.',
  totalsUnknown: (count: number) =>
    count === 1 ? 'One asset could not be asked about' : `${count} assets could not be asked about`,
  totalsUnknownText: 'The node did not answer for this block. What the file says of them is the service’s word alone.',
  totalsSave: 'Save these sums as CSV',
  columns: {
    time: 'Time',
    asset: 'Asset',
    in: 'In',
    out: 'Out',
    held: 'Held by the chain',
    difference: 'Difference',
    counterparty: 'Counterparty',
    category: 'Category',
    note: 'Note',
  },
  addsUp: 'none',
  notAsked: 'not known',
}

translate('books', booksText)
