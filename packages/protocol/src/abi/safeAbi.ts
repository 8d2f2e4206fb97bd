import { parseAbi } from 'viem'

/** State-changing functions of every Safe version from 0.1.0 to 1.5.0, with the parameter names of the contracts. */
export const safeAbi = parseAbi([
  // 0.1.0; then 1.0.0; then 1.1.1 and later
  'function setup(address[] _owners, uint256 _threshold, address to, bytes data)',
  'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool success)',
  'function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation) returns (bool success, bytes returnData)',
  'function requiredTxGas(address to, uint256 value, bytes data, uint8 operation) returns (uint256)',
  'function approveHash(bytes32 hashToApprove)',
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 _threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 _threshold)',
  // before 1.3.0
  'function changeMasterCopy(address _masterCopy)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  // from 1.1.1, 1.3.0 and 1.5.0 on
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
])

/** Functions of the fallback handlers that are called on the Safe's own address. */
export const fallbackHandlerAbi = parseAbi([
  'function simulate(address targetContract, bytes calldataPayload) returns (bytes response)',
  // ExtensibleFallbackHandler 1.5.0: these decide who may sign for the Safe and what it answers
  'function setSafeMethod(bytes4 selector, bytes32 newMethod)',
  'function setDomainVerifier(bytes32 domainSeparator, address newVerifier)',
  'function setSupportedInterface(bytes4 interfaceId, bool supported)',
  'function addSupportedInterfaceBatch(bytes4 _interfaceId, bytes32[] handlerWithSelectors)',
  'function removeSupportedInterfaceBatch(bytes4 _interfaceId, bytes4[] selectors)',
])
