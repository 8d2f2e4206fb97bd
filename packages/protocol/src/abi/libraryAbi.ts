import { parseAbi } from 'viem'

export const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** SignMessageLib; before 1.3.0 a function of the Safe itself. */
export const signMessageLibAbi = parseAbi(['function signMessage(bytes _data)'])

export const createCallAbi = parseAbi([
  'function performCreate(uint256 value, bytes deploymentData) returns (address newContract)',
  'function performCreate2(uint256 value, bytes deploymentData, bytes32 salt) returns (address newContract)',
])

export const simulateTxAccessorAbi = parseAbi([
  'function simulate(address to, uint256 value, bytes data, uint8 operation) returns (uint256 estimate, bool success, bytes returnData)',
])

/** SafeMigration, SafeToL2Migration and SafeToL2Setup: each replaces the implementation when delegatecalled. */
export const safeMigrationAbi = parseAbi([
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
  'function setupToL2(address l2Singleton)',
])

export const safeProxyFactoryAbi = parseAbi([
  'function createProxy(address singleton, bytes data) returns (address proxy)',
  'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createProxyWithCallback(address _singleton, bytes initializer, uint256 saltNonce, address callback) returns (address proxy)',
  'function createProxyWithNonceL2(address _singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createChainSpecificProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createChainSpecificProxyWithNonceL2(address _singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/** What changes or uses a spending limit in Safe's AllowanceModule. */
export const allowanceModuleAbi = parseAbi([
  'function addDelegate(address delegate)',
  'function removeDelegate(address delegate, bool removeAllowances)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function resetAllowance(address delegate, address token)',
  'function deleteAllowance(address delegate, address token)',
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
])

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

/** Safe's factory of passkey signer contracts. */
export const passkeyFactoryAbi = parseAbi([
  'function createSigner(uint256 x, uint256 y, uint176 verifiers) returns (address signer)',
])
