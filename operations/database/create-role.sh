#!/bin/sh
# Creates the game's database and the API's plain role, which owns one schema and nothing else.
# PostgreSQL's image runs it once, after it has created the cluster. A later run sets the password again.
# Takes PGUSER or POSTGRES_USER (the administrator) and API_DATABASE_PASSWORD.
set -eu
admin() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${PGUSER:-${POSTGRES_USER:-postgres}}" "$@"
}

# psql reads the password itself: other processes could see it on a command line.
admin --dbname postgres <<'SQL'
\getenv password API_DATABASE_PASSWORD
select 'create role updown' where not exists (select from pg_roles where rolname = 'updown') \gexec
alter role updown login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
select 'create database updown' where not exists (select from pg_database where datname = 'updown') \gexec
revoke all on database updown, postgres, template1 from public;
grant connect on database updown to updown;
SQL

# The schema has the role's name, which comes first in the search path.
admin --dbname updown <<'SQL'
revoke all on schema public from public;
create schema if not exists updown authorization updown;
SQL
