import { createRecoverAddress, type RecoverAddress, recoverAddress } from '@countersign/protocol'

/**
 * The account that signed, by the machine's own code: about a third of the time that the same library takes as WebAssembly,
 * which does it where there is no binary for the machine.
 */
export const recoverQuickly: RecoverAddress = createRecoverAddress(async () => {
  // Past the package's index, which would take its own JavaScript where the binary is missing.
  const { default: bindings } = await import('secp256k1/bindings.js')
  return (hash, rs, parity) => {
    try {
      return bindings.ecdsaRecover(rs, parity, hash, false)
    } catch {
      return undefined
    }
  }
}, recoverAddress)
