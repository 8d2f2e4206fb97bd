/** What we use of the native part of the package `secp256k1`, which has no types of its own. */
declare module 'secp256k1/bindings.js' {
  const bindings: {
    /** @throws Error when there is no key for this signature */
    ecdsaRecover(rs: Uint8Array, parity: 0 | 1, hash: Uint8Array, isCompressed: boolean): Uint8Array
  }

  export = bindings
}
