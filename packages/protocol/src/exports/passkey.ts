export {
  type PasskeyPublicKey,
  passkeyDeployments,
  predictPasskeySigner,
  sharedPasskeySigner,
} from '../passkey/passkeyContracts.ts'
export { type OwnerType, readOwnerTypes } from '../passkey/readOwnerTypes.ts'
export { readConfiguredPasskey } from '../passkey/readPasskeyOwner.ts'
export {
  canOwnByPasskey,
  createPasskeySignerCall,
  isPasskeySignerDeployed,
  readPasskeySupport,
} from '../passkey/readPasskeySupport.ts'
export { verifyPasskeySignature } from '../passkey/verifyPasskeySignature.ts'
