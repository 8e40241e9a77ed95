import { describeContract } from '../../contract/describe-contract.js'
import { describeLiveRelease } from '../../contract/describe-live-release.js'
import { describeNginx } from '../../helpers/describe-nginx.js'
import { startMadeNginx } from '../../helpers/made-site.js'

describeNginx('a real nginx', () => {
  describeContract('nginx', startMadeNginx)
  describeLiveRelease('nginx', false, startMadeNginx)
})
