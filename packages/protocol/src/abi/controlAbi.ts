import { parseAbi } from 'viem'

/** Calls that transfer control over another contract or replace it: OpenZeppelin's ownership, proxies and roles. */
export const controlAbi = parseAbi([
  'function transferOwnership(address newOwner)',
  'function renounceOwnership()',
  'function acceptOwnership()',
  'function upgradeTo(address newImplementation)',
  'function upgradeToAndCall(address newImplementation, bytes data) payable',
  'function upgrade(address proxy, address implementation)',
  'function upgradeAndCall(address proxy, address implementation, bytes data) payable',
  'function changeAdmin(address newAdmin)',
  'function changeProxyAdmin(address proxy, address newAdmin)',
  'function grantRole(bytes32 role, address account)',
  'function revokeRole(bytes32 role, address account)',
])
