import { parseAbi } from 'viem'

/** Safe functions of the demo data and the test helpers; the same from 1.0.0 to 1.5.0 unless noted. */
export const safeAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function approveHash(bytes32 hash)',
  'function changeThreshold(uint256 threshold)',
  'function disableModule(address previous, address module)',
  'function enableModule(address module)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function isModuleEnabled(address module) view returns (bool)',
  'function nonce() view returns (uint256)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  // 1.3.0 and later; before, on the Safe itself; from 1.3.0 on in the fallback handler.
  'function getMessageHash(bytes message) view returns (bytes32)',
])

export const proxyFactoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/** 1.0.0 has no fallback handler. */
export const setupAbi100 = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** 0.1.0 has no deployment payment either. */
export const setupAbi010 = parseAbi(['function setup(address[] owners, uint256 threshold, address to, bytes data)'])
