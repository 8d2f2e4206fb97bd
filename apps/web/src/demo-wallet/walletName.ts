/** As pages list it, and as it signs its own windows. */
export const walletName = 'Demo wallet'
