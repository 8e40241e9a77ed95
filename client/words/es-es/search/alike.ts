/* What people type at any company. A name may have several words; a comma separates names. */
import { technicalNames } from '../../technical-names.js'

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'teletrabajo, remoto, remote, en remoto, a distancia, desde casa, home office',
  'media jornada, tiempo parcial, jornada parcial, part time, jornada reducida',
  'jornada completa, tiempo completo, full time',
  'indefinido, fijo, contrato indefinido, permanente',
  'temporal, contrato temporal, eventual, interino',
  'autónomo, freelance, por cuenta propia, contratista',
  'senior, sénior, experimentado',
  'junior, júnior, sin experiencia, recién titulado',
  'turno de noche, noche, nocturno',
  // Beginners
  'prácticas, becario, beca, intern, internship, pasante, practicante',
  'aprendiz, formación dual, fp dual, aprendizaje',
  'voluntario, voluntariado',
  // Software
  'desarrollador, developer, programador, dev, coder',
  'ingeniero, engineer, ing',
  'ingeniero de software, software engineer, desarrollador de software, ingeniero informático, swe',
  'informático, técnico informático, informática',
  'administrador de sistemas, sysadmin, técnico de sistemas',
  'tester, qa, control de calidad, aseguramiento de calidad, probador',
  'soporte técnico, helpdesk, soporte informático, service desk',
  'ciberseguridad, seguridad informática, security engineer',
  'ia, inteligencia artificial, ai, machine learning, ml, aprendizaje automático',
  'analista de datos, data analyst',
  'jefe de producto, product manager, gestor de producto, product owner, pm',
  'jefe de proyecto, project manager, gestor de proyectos, director de proyecto',
  'redactor, copywriter, redacción, content',
  'diseñador, designer, diseño',
  // Offices
  'rrhh, recursos humanos, hr, human resources, personal',
  'selección, recruiter, reclutador, selección de personal, talent acquisition, técnico de selección',
  'contable, contabilidad, accountant, contador',
  'nóminas, payroll, técnico de nóminas',
  'compras, comprador, procurement, aprovisionamiento',
  'comercial, ventas, sales, representante de ventas, asesor comercial',
  'vendedor, dependiente, ventas, asesor de ventas',
  'cajero, caja, dependiente',
  'ejecutivo de cuentas, account executive, account manager, gestor de cuentas',
  'atención al cliente, servicio al cliente, customer service, teleoperador, gestor de clientes',
  'call center, teleoperador, televenta, teleoperadora',
  'secretario, auxiliar administrativo, asistente, secretariado',
  'administrativo, administración, oficinista',
  'recepcionista, recepción',
  'abogado, jurista, asesor jurídico, letrado, legal',
  'marketing, mercadotecnia, publicidad',
  'director general, ceo, gerente general',
  'jefe de equipo, team leader, team lead, coordinador, supervisor',
  'responsable, jefe, encargado, manager, director, head of',
  'logística, supply chain, cadena de suministro',
  'community manager, redes sociales, social media',
  // Trades
  'mozo de almacén, almacén, almacenero, preparador de pedidos, operario de almacén',
  'carretillero, conductor de carretilla',
  'conductor, chófer, camionero, transportista',
  'repartidor, mensajero, reparto, cartero',
  'cocinero, cocina, chef, ayudante de cocina',
  'camarero, mesero, ayudante de camarero, sala',
  'limpiador, limpieza, personal de limpieza, camarera de pisos',
  'mantenimiento, técnico de mantenimiento, operario de mantenimiento',
  'electricista, técnico electricista',
  'fontanero, plomero, instalador',
  'mecánico, mecánica',
  'vigilante, seguridad, vigilante de seguridad, guardia, portero',
  'operario, peón, operador, operario de producción',
  'albañil, construcción, peón de obra',
  'agrícola, agricultura, agrario, campo',
  // Care and teaching
  'enfermero, enfermería, due, nurse',
  'auxiliar de enfermería, tcae, cuidador, gerocultor, ayuda a domicilio, auxiliar de ayuda a domicilio',
  'médico, doctor, facultativo',
  'profesor, docente, maestro, formador, teacher',
  'maestro infantil, educador infantil, maestro',
  'trabajador social, educador social, integrador social',
  'monitor, animador, educador',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['full stack, fullstack', 'desarrollador, frontend, backend'],
  ['informático', 'desarrollador, administrador de sistemas'],
  ['oficina', 'administrativo, recepcionista'],
  ['barman', 'camarero'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java', 'intern', 'due']
