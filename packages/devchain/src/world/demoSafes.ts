import { demoAccounts } from '../accounts/demoAccounts.ts'

const [alice, bob, carol, dave, erin] = demoAccounts

export const demoSafes = {
  /** Funded, with an empty queue: proposals can be executed at once. */
  grants: {
    address: '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14',
    l2: true,
    name: 'Grants',
    nonce: 0n,
    owners: [alice.address, bob.address, carol.address],
    threshold: 2,
    version: '1.4.1',
  },
  /** On an L1 singleton, which logs no transaction contents. */
  legacy: {
    address: '0x62371a5bc1e87bD8f4A6839A692D714f730bEab2',
    l2: false,
    name: 'Legacy',
    nonce: 2n,
    owners: [bob.address, carol.address],
    threshold: 2,
    version: '1.4.1',
  },
  operations: {
    address: '0x6b230Dd747D194Bab50C6aE174a96841056FbB7e',
    l2: true,
    name: 'Operations',
    nonce: 4n,
    owners: [alice.address, dave.address],
    threshold: 1,
    version: '1.3.0',
  },
  /** Owned by the Treasury and Erin. */
  subsidiary: {
    address: '0x3BefCF044AAfF132df71E5657B325905DBf322a2',
    l2: true,
    name: 'Subsidiary',
    nonce: 1n,
    owners: ['0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', erin.address],
    threshold: 2,
    version: '1.5.0',
  },
  treasury: {
    address: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79',
    l2: true,
    name: 'Treasury',
    nonce: 20n,
    owners: [alice.address, bob.address, carol.address],
    threshold: 2,
    version: '1.4.1',
  },
} as const
