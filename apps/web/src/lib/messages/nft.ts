export const nftText = {
  title: 'Send an NFT',
  lead: 'The service names what the Safe may hold; only what the chain says it owns can be chosen. Nothing is signed before you have checked the whole transaction.',
  nft: 'NFT',
  choose: 'Choose one',
  hint: 'By the contract’s own symbol and the number of the piece.',
  recipient: 'Recipient',
  recipientHint: 'A whole address on this chain. A contract that does not take NFTs refuses it when it is executed.',
  loading: 'Reading which NFTs the Safe owns',
  failed: 'The NFTs could not be read',
  none: 'This Safe owns no NFT that the service knows of',
  noneText: 'Only ERC-721 tokens are listed here.',
  errors: {
    nft: 'Choose which one to send.',
    recipientIsSafe: 'This is the Safe itself.',
    recipientIsZero: 'This is the zero address: what is sent there is lost.',
    recipientIsToken: 'This is the NFT’s own contract: what is sent there is usually lost.',
  },
}
