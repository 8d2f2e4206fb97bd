export const opinionText = {
  title: 'Ask the service',
  lead: 'How the service explains this transaction. Nothing above depends on it.',
  ask: 'Ask now',
  silent: 'It does not say',
  labels: {
    call: 'It decodes the data as',
    chain: 'It calls the chain',
    gas: 'Gas for the inner call',
    implementation: 'Version of this Safe’s contract',
    nonce: 'Next nonce it would take',
  },
}
