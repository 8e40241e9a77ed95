import { describePromtool } from './describe-promtool.js'
import { findFiringFault } from './fire-alerts.js'

const IN = 'namespace="careers"'

/* Which alerts fire in which case, minute by minute, as Prometheus itself computes it. */

describePromtool('the alerts', () => {
  it('no alert fires while all is well', () => {
    const series = {
      [`kube_deployment_status_replicas_available{${IN}, deployment="web"}`]: '2x1000',
      [`kube_deployment_status_replicas_available{${IN}, deployment="sidecar"}`]: '2x1000',
      [`careers_launcher_working{${IN}, pod="sidecar-1"}`]: '1x1000',
    }
    expect(findFiringFault(series, 480, [])).toBeNull()
  })

  it('one alert fires while no sidecar is ready, though all are scraped', () => {
    const series = {
      [`kube_deployment_status_replicas_available{${IN}, deployment="sidecar"}`]: '2x60 0x480',
    }
    expect(findFiringFault(series, 64, [])).toBeNull()
    expect(findFiringFault(series, 70, ['SidecarsMissing'])).toBeNull()
    expect(findFiringFault(series, 480, ['SidecarsMissing'])).toBeNull()
  })

  it('one alert fires while a sidecar can start no rebuild, and ends when it can', () => {
    const series = {
      [`careers_launcher_working{${IN}, pod="sidecar-1"}`]: '1x60 0x60 1x60',
      [`careers_launcher_working{${IN}, pod="sidecar-2"}`]: '1x1000',
    }
    expect(findFiringFault(series, 64, [])).toBeNull()
    expect(findFiringFault(series, 70, ['LauncherFailing'])).toBeNull()
    expect(findFiringFault(series, 123, [])).toBeNull()
  })
})
