export const walletName = 'Demo wallet'
