import { describeContract } from '../../contract/describe-contract.js'
import { startMadeSite } from '../../helpers/made-site.js'

describeContract('npm start', startMadeSite)
