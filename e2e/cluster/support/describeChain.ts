/** An entry of a chains file. */
export function describeChain(url: string) {
  return {
    id: 31_337,
    isTestnet: true,
    name: 'Cluster chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'cluster',
    rpcUrls: { default: { http: [url] } },
    shortName: 'cluster',
  }
}
