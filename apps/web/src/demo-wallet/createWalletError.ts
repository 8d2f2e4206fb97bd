export type WalletError = { code: number; data?: unknown; message: string }

/** A plain object, not an Error: real wallets reject with these too, and the app must handle them. */
export function createWalletError(code: number, message: string, data?: unknown): WalletError {
  return data === undefined ? { code, message } : { code, data, message }
}
