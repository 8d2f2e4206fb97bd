import { deviceText as words } from '../../lib/messages/device.ts'
import styles from './DeviceScreens.module.css'
import type { DeviceSequence } from './listDeviceScreens.ts'

/** What a hardware wallet shows, for comparison line by line. Collapsed. */
export function DeviceScreens({ sequences, title }: { sequences: readonly DeviceSequence[]; title: string }) {
  return (
    <details className={styles.screens}>
      <summary>{title}</summary>
      <p>{words.screensText}</p>
      {sequences.map(({ device, screens }) => (
        <section aria-label={device} key={device}>
          <h3>{device}</h3>
          <ol>
            {screens.map((screen, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: screen order is fixed
              <li key={index}>
                <span className={styles.title}>{screen.title}</span> <code>{screen.value}</code>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  )
}
