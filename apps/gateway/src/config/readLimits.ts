import { z } from 'zod'
import { defaultLimits, type ServiceLimits } from '../lib/ServiceLimits.ts'
import { type Variables, variable } from './variable.ts'

/** A setting that is a whole number. */
function countVariable(name: string, { fallback, unit }: { fallback: number; unit: string }) {
  return variable(name, {
    fallback: String(fallback),
    schema: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    reason: `is not a number of ${unit}`,
    remedy: `set it to a whole number, or unset it to use ${fallback}`,
  })
}

const readMaxConnections = countVariable('COUNTERSIGN_MAX_CONNECTIONS_EACH', {
  fallback: defaultLimits.maxConnectionsPerAddress,
  unit: 'connections',
})
const readMaxStreams = countVariable('COUNTERSIGN_MAX_STREAMS', { fallback: defaultLimits.maxStreams, unit: 'streams' })
const readMaxStreamsPerAddress = countVariable('COUNTERSIGN_MAX_STREAMS_EACH', {
  fallback: defaultLimits.maxStreamsPerAddress,
  unit: 'streams',
})
const readProxyHops = countVariable('COUNTERSIGN_PROXIES', { fallback: defaultLimits.proxyHops, unit: 'proxies' })
const readRate = countVariable('COUNTERSIGN_RATE', { fallback: defaultLimits.ratePerAddress, unit: 'units' })

/** The limits that the operator sets. */
export function readLimits(env: Variables): ServiceLimits {
  return {
    maxConnectionsPerAddress: readMaxConnections(env),
    maxStreams: readMaxStreams(env),
    maxStreamsPerAddress: readMaxStreamsPerAddress(env),
    proxyHops: readProxyHops(env),
    ratePerAddress: readRate(env),
  }
}
