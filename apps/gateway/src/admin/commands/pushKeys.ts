import { createVapidKeys } from '../../lib/push/vapidKeys.ts'
import type { AdminCommand } from '../AdminCommand.ts'

/** `countersign-admin push-keys` */
export const pushKeys: AdminCommand = {
  name: 'push-keys',
  usage: '',
  summary: 'Creates a VAPID key for push messages. With another key, browsers must subscribe again.',
  options: {},
  takes: [0, 0],
  async run({ print, warn }) {
    const { privateKey, publicKey } = createVapidKeys()
    print(`COUNTERSIGN_PUSH_KEY=${privateKey}`)
    warn(`Keep it secret, and give it to every process. Its public key: ${publicKey}`)
    return 'done'
  },
}
