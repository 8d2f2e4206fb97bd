export type WalletError = { code: number; data?: unknown; message: string }

/** A plain object and not an Error: real wallets reject so, and pages have to be able to deal with it. */
export function createWalletError(code: number, message: string, data?: unknown): WalletError {
  return data === undefined ? { code, message } : { code, data, message }
}
