import { type Abi, toFunctionSelector, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import { findBundledFunctions } from '../decode/findFunctions.ts'
import {
  allowanceModuleAbi,
  controlAbi,
  createCallAbi,
  multiSendAbi,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
  simulateTxAccessorAbi,
} from './libraryAbi.ts'
import { fallbackHandlerAbi, safeAbi } from './safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi, permit2Abi } from './tokenAbi.ts'

const list = (abi: Abi) =>
  abi.flatMap((item) => (item.type === 'function' ? [`${toFunctionSelector(item)} ${toFunctionSignature(item)}`] : []))

// Selectors as published with the contracts: a slip of the pen in an ABI would decode to the wrong meaning.
test('default: Safe', () => {
  expect(list(safeAbi)).toEqual([
    '0x0ec78d9e setup(address[],uint256,address,bytes)',
    '0xa97ab18a setup(address[],uint256,address,bytes,address,uint256,address)',
    '0xb63e800d setup(address[],uint256,address,bytes,address,address,uint256,address)',
    '0x6a761202 execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    '0x468721a7 execTransactionFromModule(address,uint256,bytes,uint8)',
    '0x5229073f execTransactionFromModuleReturnData(address,uint256,bytes,uint8)',
    '0xc4ca3a9c requiredTxGas(address,uint256,bytes,uint8)',
    '0xd4d9bdcd approveHash(bytes32)',
    '0xb4faba09 simulateAndRevert(address,bytes)',
    '0x0d582f13 addOwnerWithThreshold(address,uint256)',
    '0xf8dc5dd9 removeOwner(address,address,uint256)',
    '0xe318b52b swapOwner(address,address,address)',
    '0x694e80c3 changeThreshold(uint256)',
    '0x7de7edef changeMasterCopy(address)',
    '0x610b5925 enableModule(address)',
    '0xe009cfde disableModule(address,address)',
    '0xf08a0323 setFallbackHandler(address)',
    '0xe19a9dd9 setGuard(address)',
    '0xe068df37 setModuleGuard(address)',
  ])
})

test('default: libraries', () => {
  expect(
    [multiSendAbi, signMessageLibAbi, createCallAbi, simulateTxAccessorAbi, safeMigrationAbi].flatMap(list),
  ).toEqual([
    '0x8d80ff0a multiSend(bytes)',
    '0x85a5affe signMessage(bytes)',
    '0x4c8c9ea1 performCreate(uint256,bytes)',
    '0x4847be6f performCreate2(uint256,bytes,bytes32)',
    '0x1c5fb211 simulate(address,uint256,bytes,uint8)',
    '0xf6682ab0 migrateSingleton()',
    '0xed007fc6 migrateWithFallbackHandler()',
    '0x07f464a4 migrateL2Singleton()',
    '0x68cb3d94 migrateL2WithFallbackHandler()',
    '0xef2624ae migrateToL2(address)',
    '0xd9a20812 migrateFromV111(address,address)',
    '0xfe51f643 setupToL2(address)',
  ])
  expect([safeProxyFactoryAbi, fallbackHandlerAbi].flatMap(list)).toEqual([
    '0x61b69abd createProxy(address,bytes)',
    '0x1688f0b9 createProxyWithNonce(address,bytes,uint256)',
    '0xd18af54d createProxyWithCallback(address,bytes,uint256,address)',
    '0x4662f9d6 createProxyWithNonceL2(address,bytes,uint256)',
    '0xec9e80bb createChainSpecificProxyWithNonce(address,bytes,uint256)',
    '0x1a334b0b createChainSpecificProxyWithNonceL2(address,bytes,uint256)',
    '0xbd61951d simulate(address,bytes)',
    '0x64f95acc setSafeMethod(bytes4,bytes32)',
    '0x3365582c setDomainVerifier(bytes32,address)',
    '0x7f73528b setSupportedInterface(bytes4,bool)',
    '0x327b533c addSupportedInterfaceBatch(bytes4,bytes32[])',
    '0x61f5401b removeSupportedInterfaceBatch(bytes4,bytes4[])',
  ])
})

test('default: tokens and control', () => {
  expect([erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi, permit2Abi].flatMap(list)).toEqual([
    '0xa9059cbb transfer(address,uint256)',
    '0x23b872dd transferFrom(address,address,uint256)',
    '0x095ea7b3 approve(address,uint256)',
    '0x39509351 increaseAllowance(address,uint256)',
    '0xa457c2d7 decreaseAllowance(address,uint256)',
    '0xd505accf permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    '0xd0e30db0 deposit()',
    '0x2e1a7d4d withdraw(uint256)',
    '0x42842e0e safeTransferFrom(address,address,uint256)',
    '0xb88d4fde safeTransferFrom(address,address,uint256,bytes)',
    '0xa22cb465 setApprovalForAll(address,bool)',
    '0xf242432a safeTransferFrom(address,address,uint256,uint256,bytes)',
    '0x2eb2c2d6 safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    '0x87517c45 approve(address,address,uint160,uint48)',
    '0x2b67b570 permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    '0x2a2d80d1 permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    '0x36c78516 transferFrom(address,address,uint160,address)',
    '0x0d58b1db transferFrom((address,address,uint160,address)[])',
    '0x30f28b7a permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
    '0xedd9444b permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)',
    '0xcc53287f lockdown((address,address)[])',
    '0x65d9723c invalidateNonces(address,address,uint48)',
    '0x3ff9dcb1 invalidateUnorderedNonces(uint256,uint256)',
  ])
  expect(list(controlAbi)).toEqual([
    '0xf2fde38b transferOwnership(address)',
    '0x715018a6 renounceOwnership()',
    '0x79ba5097 acceptOwnership()',
    '0x3659cfe6 upgradeTo(address)',
    '0x4f1ef286 upgradeToAndCall(address,bytes)',
    '0x99a88ec4 upgrade(address,address)',
    '0x9623609d upgradeAndCall(address,address,bytes)',
    '0x8f283970 changeAdmin(address)',
    '0x7eff275e changeProxyAdmin(address,address)',
    '0x2f2ff15d grantRole(bytes32,address)',
    '0xd547741f revokeRole(bytes32,address)',
  ])
})

test('behavior: every function is bundled under one signature', () => {
  const abis: Abi[] = [
    safeAbi,
    fallbackHandlerAbi,
    multiSendAbi,
    signMessageLibAbi,
    createCallAbi,
    simulateTxAccessorAbi,
    safeMigrationAbi,
    safeProxyFactoryAbi,
    erc20CallsAbi,
    erc721CallsAbi,
    erc1155CallsAbi,
    permit2Abi,
    allowanceModuleAbi,
    controlAbi,
  ]
  for (const item of abis.flat()) {
    if (item.type !== 'function') continue
    const found = findBundledFunctions(toFunctionSelector(item))
    expect(found.map(({ signature, source }) => [signature, source])).toEqual([[toFunctionSignature(item), 'bundled']])
  }
  expect(findBundledFunctions('0xdeadbeef')).toEqual([])
})
