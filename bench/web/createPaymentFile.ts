import { getAddress, keccak256, toHex } from 'viem'

/** Small payments to unknown accounts, so that every check runs. */
export function createPaymentFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const recipient = getAddress(`0x${keccak256(toHex(`payee ${index}`)).slice(-40)}`)
    return `${recipient},0.${String(index + 1).padStart(6, '0')},${index % 2 === 0 ? 'USDC' : ''},Payee ${index + 1}`
  })
  return ['recipient,amount,token,name', ...lines, ''].join('\n')
}
