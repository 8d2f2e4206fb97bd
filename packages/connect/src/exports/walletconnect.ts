export { type WalletConnectParameters, walletConnect } from '../connectors/walletConnect.ts'
