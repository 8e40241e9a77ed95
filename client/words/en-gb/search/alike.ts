/* What people type at any company. A name may have several words; a comma separates names. */
import { technicalNames } from '../../technical-names.js'

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'remote, home, home based, homeworking, wfh, telework',
  'freelance, contractor',
  'temporary, temp, interim',
  'senior, snr, sr',
  'junior, jnr, jr, entry level, no experience',
  '1st, first',
  '2nd, second',
  '3rd, third',
  // Beginners
  'intern, internship, trainee, placement, apprentice, apprenticeship, work experience, industrial placement, placement year, year in industry, praktikum, praktikant, werkstudent, stagiaire',
  'graduate, grad, graduate scheme, grad scheme, graduate programme, graduate trainee',
  // Software
  'developer, programmer, dev, coder, entwickler, développeur',
  'engineer, ingenieur, engenheiro, ingeniero',
  'software engineer, software developer, software programmer, softwareentwickler, swe, sde, coder',
  'qa, quality assurance, tester, test engineer, test analyst, testing, sdet',
  'security engineer, cyber security, information security, application security, infosec, appsec, security analyst',
  'helpdesk, help desk, service desk, it support, technical support, desktop support, line support',
  // Data and design
  'analyst, analytics',
  'user researcher, ux researcher, design researcher',
  'copywriter, copy writer, content writer, content designer, ux writer, ux writing, copywriting',
  'technical writer, technical author',
  // Those who lead
  'product manager, product owner',
  'project manager, delivery manager, delivery lead, programme manager, scrum master, agile coach',
  'team leader, team lead, supervisor',
  'vp, vice president',
  // Offices and shops
  'hr, human resources, personnel, hrbp, people partner',
  'recruiter, recruitment, recruiting, recruitment consultant, talent acquisition, talent partner',
  'sales, salesperson',
  'account executive, ae, sales executive, sales representative, sales rep, sales manager, business development',
  'account manager, account management',
  'customer service, customer care, customer service representative, customer service advisor, csr',
  'call centre, contact centre',
  'accountant, accounting, accountancy, bookkeeper',
  'accounts clerk, accounts assistant',
  'procurement, purchasing, buyer',
  'logistics, supply chain',
  'administrator, administration, administrative, admin',
  'executive assistant, personal assistant, secretary, pa',
  'receptionist, reception, front desk',
  'lawyer, solicitor, attorney, counsel',
  'paralegal, legal assistant',
  'shop, store, retail',
  'shop assistant, retail assistant, sales assistant, store assistant',
  // Trades
  'electrical, electronic',
  'operator, operative',
  'warehouse worker, warehouse operative',
  'forklift driver, forklift operator',
  'lorry, truck, hgv, lgv',
  'courier, delivery driver',
  'chef, cook',
  'cleaner, housekeeper, janitor',
  'security guard, security officer',
  'teacher, trainer, tutor, instructor, lecturer',
  'teaching assistant, classroom assistant, ta',
  'nurse, nursing, rn',
  'healthcare assistant, care assistant, care worker, carer, support worker, hca',
  'night shift, night work',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['full stack', 'software engineer, software developer, frontend, backend'],
  ['javascript, js', 'typescript, react'],
  ['deep learning', 'machine learning'],
  ['technical writer, technical author', 'content designer'],
  ['recruiter, recruitment, talent acquisition', 'hr, human resources, people partner'],
  ['customer service, customer care', 'customer success, customer support'],
  ['environmental', 'ecology, sustainability, conservation'],
  ['stage', 'intern, internship'],
  ['coffee', 'barista'],
]

/** Words that begin others of another meaning: JavaScript, international, nursery, taxi, SDET, payroll. */
export const complete: readonly string[] = ['java', 'intern', 'nurse', 'tax', 'sde', 'pa']
