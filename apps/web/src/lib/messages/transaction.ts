export const transactionText = {
  nonce: (nonce: bigint) => `nonce ${nonce}`,
  signed: (valid: number, threshold: number) => `${valid} of ${threshold} signed`,
}
