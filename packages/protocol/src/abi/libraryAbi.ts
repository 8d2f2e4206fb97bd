import { parseAbi } from 'viem'

/** MultiSend and MultiSendCallOnly. */
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
