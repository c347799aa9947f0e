#!/bin/sh
# Runs nginx on deploy/nginx.conf without being root, with /tmp as the only place to write.
set -eu
envsubst '$PORT $SERVER_NAME $SITE $BACKEND $REMOTES_ORIGIN $REMOTES_PORT $REMOTES_SERVER_NAME $VARIANT_HOSTS $ACCESS_LOG' \
  < "${CONFIGURATION:-/etc/adviestool/nginx.conf}" > /tmp/adviestool.conf
cat > /tmp/nginx.conf <<'CONF'
daemon off;
pid /tmp/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  include /tmp/adviestool.conf;
}
CONF
exec nginx -e stderr -c /tmp/nginx.conf
