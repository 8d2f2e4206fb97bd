export const batchText = {
  refusals: {
    delegatecall:
      'It needs a delegatecall: foreign code in the place of the Safe. A batch holds plain calls alone. Make it a transaction of its own.',
    zeroAddress: 'It goes to the zero address, which batches read in two ways.',
    library: (name: string) =>
      `${name} works only in the place of the Safe, by delegatecall; called from a batch it would act for itself. Add its calls one by one.`,
  },
  file: {
    tooLarge: 'The file is larger than any batch.',
    notJson: 'The file is not JSON. It may be cut off.',
    notBatch: 'The file is no batch of the Transaction Builder.',
    otherVersion: 'The file is of another version than 1.0.',
    otherChain: (chain: string) => `The file is for the chain with id ${chain}, not for this Safe’s.`,
    empty: 'There is no call in the file.',
    tooMany: (most: number) => `The file has more than ${most} calls.`,
    wrongEntries: 'Nothing was added, because some of its calls cannot be:',
    entryWrong: 'It cannot be read.',
    addressWrong: 'Its target is no address, or the checksum of the address is wrong.',
    valueWrong: 'Its value is no amount in wei.',
    dataWrong: 'Its data is no bytes in hexadecimal.',
    methodWrong: 'It has no data, and its function or arguments cannot be read.',
    checksumMissing: 'The file has no checksum: whether somebody changed it cannot be told.',
    checksumWrong: 'The checksum is wrong: the file was changed after it was written. Check every call.',
    otherSafe: 'The file was made for another Safe.',
    wordsDiffer: (number: number) =>
      `Call ${number}: the function named in the file does not give the data in the file. The data is what would be executed; the name was dropped.`,
  },
}
