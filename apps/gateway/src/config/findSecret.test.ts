import { expect, test } from 'vitest'
import { findSecret } from './listNodeWarnings.ts'

test.each([
  ['https://user:pass@node.example', 'a user name or password'],
  ['wss://token@node.example', 'a user name or password'],
  ['https://node.example/?apikey=abc', 'the query parameter "apikey"'],
  ['https://node.example/rpc?access_token=1', 'the query parameter "access_token"'],
  ['https://node.example/rpc?x=4f0c9a7be2d84c1f9a3b', 'the query parameter "x"'],
  ['https://mainnet.infura.example/v3/9aa3d95b3bc440fa88ea12eaa4456161', 'path segment 2'],
  ['https://eth.alchemy.example/v2/oKxs-03sij-U_N0iOlrSsZFr29-IqbuF', 'path segment 2'],
  ['https://node.example/550e8400-e29b-41d4-a716-446655440000/rpc', 'path segment 1'],
  ['https://node.example/abcdefghijklmnopqrstuvwxyzabcdef', 'path segment 1'],
  ['https://node.example/%39aa3d95b3bc440fa88ea12eaa4456161', 'path segment 1'],
  ['https://withered-blue-4f0c9a7be2d84c1f.quiknode.example', 'part of the host name'],
])('default: %s', (url, secret) => {
  expect(findSecret(url)).toBe(secret)
})

test.each([
  'https://ethereum.reth.rs/rpc',
  'https://11155111.rpc.thirdweb.com',
  'https://public-node.example/ethereum-mainnet-archive',
  'https://ethereum-sepolia-rpc.publicnode.com',
  'https://rpc.example.org:8545/ext/bc/C/rpc?network=mainnet',
  'wss://node.example/v1.2/polygon-mainnet',
  'http://127.0.0.1:8545',
  'http://[::1]:8545/',
])('behavior: nothing in %s', (url) => {
  expect(findSecret(url)).toBeUndefined()
})
